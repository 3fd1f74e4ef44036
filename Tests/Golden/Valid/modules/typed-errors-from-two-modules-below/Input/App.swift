import DIRuntime
import Foundation
import Middle

// Throws what its disk does, of a module that nothing here imports.
// @provide
struct Reader {
  let disk: Disk
  var name: String { "reader" }
}

// What its tape throws is of a module that was not read, so it is imported.
// @provide
struct Writer {
  let tape: Tape
  var name: String { "writer" }
}
