enum Repositories {
  // @provide
  static func repository<Element>(of type: Element.Type, cache: Cache<Element>) -> Repository<Element> {
    Repository()
  }
}

struct Repository<Element> {}
struct Cache<Element> {}

// @provide
struct Feed { let users: Repository<Int> }
