import DIRuntime

struct Size {}

func usual() -> Size { Size() }

// @provide
final class Inner {
  init(size: Size /* @arg */ = usual()) {}
}

// @provide
final class Eager {
  init(size: Size /* @arg */ = usual(), inner: Inner) {}
}

// @provide
final class Later {
  init(size: Size /* @arg */ = usual(), inner: Lazy<Inner>, fine: @escaping (Size) -> Inner) {}
}
