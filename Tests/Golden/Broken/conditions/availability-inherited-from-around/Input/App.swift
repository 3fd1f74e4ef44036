@available(macOS 26, iOS 26, *)
enum New {
  // @provide
  struct Model {}
}

extension Old {
  // @provide
  actor Worker { init(model: New.Model) {} }
}
enum Old {}

// @provide
struct Window { let worker: Old.Worker }
