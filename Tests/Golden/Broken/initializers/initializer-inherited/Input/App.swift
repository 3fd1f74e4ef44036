class Base {
  private init() {}
  fileprivate init(id: Int) {}
}

// @provide
final class Derived: Base {}

class Open {
  init(name: String) {}
  init(count: Int) {}
}

// @provide
final class Closed: Open {
  let extra = 1
}

// @provide
final class Unfinished: Open {
  var needed: Int
}
