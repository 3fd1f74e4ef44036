import DIRuntime
import Middle

// Throws what its disk does, of modules that nothing here imports.
// @provide
struct Reader {
  let disk: Disk
  var name: String { "reader" }
}

// @provide
struct Writer {
  let tape: Tape
  var name: String { "writer" }
}
