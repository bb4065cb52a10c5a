/// Buffers that keep their memory from one operation to the next. They hold nothing in between.
struct Scratch: ~Copyable {
  var left = Arena<Cell>(capacity: 128)
  var right = Arena<Cell>(capacity: 128)
  var candidate = Arena<Weight>(capacity: 16)
  var best = Arena<Weight>(capacity: 16)
  var entering = Arena<Weight>(capacity: 16)
}
