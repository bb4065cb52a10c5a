import NavMigrateCommand

Command.main()
