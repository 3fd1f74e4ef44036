import Found

// @provide
struct Reader {
  init() throws(ReadError) {}
}

// @provide(as: Source)
struct File: Source {}

// @provide(singleton, as: [Source, Self], name: pipe)
struct Pipe: Source {}

// @provide(into: Source)
struct Socket: Source {}
