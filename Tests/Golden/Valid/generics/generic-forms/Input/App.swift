struct Failed: Error {}

struct User: Sendable {}
struct Order: Sendable {}

protocol Reader<Item>: Sendable {
  associatedtype Item
}

protocol Writer<Item>: Sendable {
  associatedtype Item
}

/// One object under three types, for each entity.
// @provide(singleton, as: [Reader<Item>, Writer<Item>, Self])
final class File<Item: Sendable>: Reader, Writer {
  let name: String
  init(name: String = "file of \(Item.self)") { self.name = name }
}

enum Outer {
  // @provide
  struct Inner<Value> where Value: Sendable {
    let page: Page<Value>
    init(page: Page<Value>, title: String /* @arg */) throws(Failed) {
      if title.isEmpty { throw Failed() }
      self.page = page
    }
  }
}

struct Page<Value> {
  let size: Int
}

extension Page {
  // @provide
  init(first size: Int = 20) { self.init(size: size) }
}

// @provide
struct Request<Body> {
  let body: Body
  // @provide
  init(body: Body) { self.body = body }
  init() where Body == Int { body = 1 }
}

// @provide
func handler<Input, Output>(input: Input, page: Page<Output>) -> (Input) -> Page<Output> {
  { _ in page }
}

// @provide
let order: Order = Order()

/// Comes before the generic one.
// @provide
func special() -> Page<Order> { Page(size: 7) }

// @provide
struct Screen {
  let reader: any Reader<User>
  let writer: any Writer<User>
  let file: File<User>
  let inner: Outer.Inner<User>
  let request: Request<Order>
  let page: Page<Order>
  let handler: (Order) -> Page<User>

  init(
    reader: any Reader<User>, writer: some Writer<User>, file: File<User>, inner: Outer.Inner<User>,
    request: Request<Order>, page: Page<Order>, handler: @escaping (Order) -> Page<User>,
    title: String /* @arg */
  ) {
    (self.reader, self.writer, self.file, self.inner) = (reader, writer, file, inner)
    (self.request, self.page, self.handler) = (request, page, handler)
  }
}
