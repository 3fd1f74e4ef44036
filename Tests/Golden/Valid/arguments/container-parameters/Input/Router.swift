import DIRuntime

// @provide(singleton)
final class Router: Sendable {
  let container: Container
  init(container: Container) { self.container = container }
  func open() -> Page { container.page(title: "opened") }
}

// @provide
struct Page {
  var title: String  // @arg
  var router: Router
  var c: Container?
  var other: Container? = nil
}

// @provide
func factory(_ container: Container) -> Factory { Factory { container.page(title: $0) } }

struct Factory { var make: (String) -> Page }
