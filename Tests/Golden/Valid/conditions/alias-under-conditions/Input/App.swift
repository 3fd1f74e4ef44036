// @provide
struct DiskStore { var name = "disk" }

// @provide
struct MemoryStore { var name = "memory" }

#if DEBUG
  typealias Store = MemoryStore
  struct Log {}
  typealias Place = Disk<Int>
#else
  typealias Store = DiskStore
  typealias Log = FileLog
  typealias Place = Disk<String>
#endif

// @provide
struct FileLog { var name = "file" }

// @provide
struct Disk<Unit> { var name: String { "\(Unit.self)" } }

// @provide
struct Report {
  let text: String

  init(store: Store, maybe: Store?, other: Store = Store(name: "default"), later: (() -> Store)?) {
    text = "\(store.name) \(maybe?.name ?? "nil") \(other.name) \(later?().name ?? "nil")"
  }
}

#if !DEBUG
  // @provide
  struct Mixed {
    let text: String

    init(log: Log?, place: Place? = nil) { text = "\(log?.name ?? "nil") \(place?.name ?? "nil")" }
  }
#endif

enum Makers {
  // @provide(singleton, name: last)
  static func last() -> Store { Store(name: "named") }
}

// @provide
struct Named {
  let text: String

  init(last: DiskStore?, end: MemoryStore? = nil) {
    text = "\(last?.name ?? "nil") \(end?.name ?? "nil")"
  }
}
