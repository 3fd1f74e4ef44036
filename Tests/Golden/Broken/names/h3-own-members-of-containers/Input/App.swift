import Core

extension Container {
  var log: any Log { fatalError() }
  func page(_ title: String = "") -> Page { page(title: title) }
  func page(title: String) -> Page { fatalError() }
  var clock: Int { 1 }

  // These hide nothing.
  func log(level: Int) -> Int { level }
  func page(title: String, size: Int) -> Page { page(title: title) }
  func page(title: Int) -> Page { page(title: "\(title)") }
  static var clock: Int { 1 }
  #if MOCK
  var real: Int { 1 }
  #endif
}

extension SessionContainer {
  var cart: Int { 1 }
  var wide: Int { 1 }
}

extension OtherContainer {
  var cart: Int { 1 }
}

#if !MOCK
// @provide
struct Real {}
#endif

// @provide
struct Clock {}

// @provide
func page(title: String /* @arg */) -> Page { Page() }

struct Page {}
struct Wide {}

// @container(parent: Container)
struct Other {}
