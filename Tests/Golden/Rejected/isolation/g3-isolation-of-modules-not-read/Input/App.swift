import DIRuntime
import Kit

// @provide(singleton)
final class Model: Sendable { init() {} }

// @provide
final class Home: Controller {
  let model: Model
  init(model: Model) {
    self.model = model
    super.init()
  }
}

class Base: Controller {}

// @provide
final class Further: Base {
  // @provide
  init(number: Int /* @arg */) { super.init() }
}

// @provide
final class Detail: BigScreen {
  init() {}
  var body: String { "detail" }
}

// @provide(singleton)
@Database final class Table { init() {} }

enum Tables {
  // @provide(name: second)
  @Database static func second() -> Int { 2 }
}

struct Page: Screen {
  let body = "page"
  // @provide
  static func title() -> String { "title" }
}

// @provide
struct Whole { let home: Home }
