import LegacyScan
import NavSDK
import Reporting

extension Flag {
  static let help = Flag("help", letter: "h", help: "print help and exit")
  static let version = Flag("version", letter: "V", help: "print the version and exit")
  static let format = Flag(
    "format", value: .choice(OutputFormat.allCases.map(\.rawValue)),
    help: "what to print (text)")
  static let minConfidence = Flag(
    "min-confidence", value: .choice(Confidence.allCases.reversed().map(\.name)),
    configurationKey: "minConfidence",
    help: "hide findings less sure than this (likely)")
  static let verbose = Flag(
    "verbose", letter: "v", help: "say how each receiver was resolved, or where that stopped")
  static let color = Flag(
    "color", value: .choice(ColorChoice.allCases.map(\.rawValue)),
    help: "colour the text (auto: on a terminal, unless NO_COLOR is set)")
  static let exclude = Flag(
    "exclude", value: .text("GLOB"), occurrence: .list, configurationKey: "exclude",
    help: "leave out files and folders that match; may be given again")
  static let select = Flag(
    "select", value: .rule, occurrence: .list, configurationKey: "select",
    help: "look for this rule alone; may be given again")
  static let ignore = Flag(
    "ignore", value: .rule, occurrence: .list, configurationKey: "ignore",
    help: "leave out this rule; may be given again")
  static let baseline = Flag(
    "baseline", value: .path("FILE"), configurationKey: "baseline",
    help: "leave out the findings recorded in this file")
  static let updateBaseline = Flag(
    "update-baseline", help: "record today's findings in the baseline file")
  static let config = Flag(
    "config", value: .path("FILE"),
    help: "read this configuration, not the \(Configuration.fileName) found upward")
  static let jobs = Flag("jobs", value: .number, help: "read on this many processors (all)")
  static let stdinPath = Flag(
    "stdin-path", value: .path("NAME"),
    help: "report what '-' reads from standard input under this name")
  static let write = Flag("write", help: "apply the changes to the files")
  static let includeReview = Flag(
    "include-review", help: "apply the units that need a person's look too")
  static let interactive = Flag(
    "interactive", letter: "i", help: "show each unit's patch and ask whether to apply it")
  static let check = Flag("check", help: "print only what is held back")
  static let allowDirty = Flag(
    "allow-dirty", help: "write beside changes that are not committed")
  static let noCompile = Flag(
    "no-compile", help: "do not compile the changed code; no unit is safe without that")
  static let sdkVersion = Flag(
    "sdk-version", value: .version, configurationKey: "sdkVersion",
    help: "the version of the Navigation SDK (what lock files or manifests say)")
  static let sdkFloor = Flag(
    "sdk-floor", value: .version, configurationKey: "sdkFloor",
    help: "the first version with layout delegates (\(LayoutDelegateRelease.assumedVersion))")
  static let ranges = Flag(
    "ranges", help: "print the lowest and highest best value of each variable too")
  static let delegate = Flag(
    "delegate", help: "run the layout delegates in the paths and report what goes wrong")
  static let make = Flag(
    "make", value: .text("EXPRESSION"),
    help: "make the delegate by this Swift expression, not by its class's 'init()'")
  static let scenario = Flag(
    "scenario", value: .path("FILE"), help: "play the scenarios of this file, not the standard ones"
  )
  static let svg = Flag(
    "svg", value: .path("DIR"),
    help: "draw states into this folder; of an app both layouts, side by side")
  static let frames = Flag("frames", help: "print where everything is in every state")
  static let swiftVersion = Flag(
    "swift-version", value: .choice(LanguageMode.allCases.map(\.rawValue)),
    help: "compile in this language mode (the project's; without one 6, else 5)")
  static let compilerArgument = Flag(
    "compiler-flag", value: .text("FLAG"), occurrence: .list,
    help: "pass a flag to the compiler, as in --compiler-flag=-DDEBUG; may be given again")
  static let modelOptimization = Flag(
    "model-optimization", value: .choice(ModelCache.Optimization.allCases.map(\.rawValue)),
    help: "compile the model for speed, or sooner and for slower runs (speed)")
  static let timeout = Flag(
    "timeout", value: .number,
    help: "seconds one delegate may run (\(VerifySettings.defaultSeconds))")
  static let swiftc = Flag(
    "swiftc", value: .path("PATH"), help: "use this compiler (NAVMIGRATE_SWIFTC, else the system's)"
  )
  static let cache = Flag(
    "cache", value: .path("DIR"),
    help: "keep the compiled model here (NAVMIGRATE_CACHE, else the user's caches)")
}
