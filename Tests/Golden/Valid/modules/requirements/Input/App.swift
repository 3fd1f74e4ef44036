import DIRuntime
import Lib

// @provide(singleton, as: [Analytics, Self])
final class Printer: Analytics {
  let name = "printer"
}

final class Fake: Analytics {
  let name = "fake"
}

enum DiskError: Error { case broken }

// @provide
struct Disk {
  let isBroken: Bool  // @arg
}

// @provide(as: Storage)
struct DiskStorage: Storage {
  init(region: Region) throws(DiskError) {
    if region.name == "nowhere" { throw .broken }
  }

  func read() -> String { "disk" }
}

// @provide
func region() -> Region { Region(name: "north") }

// @provide(weak, as: [Theme, Dark])
final class Dark: Theme, @unchecked Sendable {}

extension Journal {
  // @provide(singleton)
  static func journal() -> Journal { Journal() }
}

// @provide(name: mode)
let loud: Mode = .loud
