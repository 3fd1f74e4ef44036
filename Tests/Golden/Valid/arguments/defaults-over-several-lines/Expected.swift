// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Long`, new each time, provided by `Long` in Lines.swift.
  func long(long: String, make: @escaping () -> Int, size: Int) -> Long {
    if let make_ = _override(of: .long) { return make_(_handle, long, make, size) }
    return _build_long(self, long, make, size)
  }

  /// `Long`, new each time, provided by `Long` in Lines.swift.
  func long(long: String, make: @escaping () -> Int) -> Long {
    if let make_ = _override(of: .long) { return make_(_handle, long, make, nil) }
    return _build_long(self, long, make, nil)
  }

  /// `Long`, new each time, provided by `Long` in Lines.swift.
  func long(long: String, size: Int) -> Long {
    if let make_ = _override(of: .long) { return make_(_handle, long, nil, size) }
    return _build_long(self, long, nil, size)
  }

  /// `Long`, new each time, provided by `Long` in Lines.swift.
  func long(long: String) -> Long {
    if let make_ = _override(of: .long) { return make_(_handle, long, nil, nil) }
    return _build_long(self, long, nil, nil)
  }

  /// `Long`, new each time, provided by `Long` in Lines.swift.
  func long(make: @escaping () -> Int, size: Int) -> Long {
    if let make_ = _override(of: .long) { return make_(_handle, nil, make, size) }
    return _build_long(self, nil, make, size)
  }

  /// `Long`, new each time, provided by `Long` in Lines.swift.
  func long(make: @escaping () -> Int) -> Long {
    if let make_ = _override(of: .long) { return make_(_handle, nil, make, nil) }
    return _build_long(self, nil, make, nil)
  }

  /// `Long`, new each time, provided by `Long` in Lines.swift.
  func long(size: Int) -> Long {
    if let make_ = _override(of: .long) { return make_(_handle, nil, nil, size) }
    return _build_long(self, nil, nil, size)
  }

  /// `Long`, new each time, provided by `Long` in Lines.swift.
  func long() -> Long {
    if let make_ = _override(of: .long) { return make_(_handle, nil, nil, nil) }
    return _build_long(self, nil, nil, nil)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_long(_ c: Container, _ long: String?, _ make: (() -> Int)?, _ size: Int?) -> Long {
  return switch (long, make, size) {
  case (let long?, let make?, let size?): Long(long: long, make: make, size: size)
  case (let long?, let make?, nil): Long(long: long, make: make)
  case (let long?, nil, let size?): Long(long: long, size: size)
  case (let long?, nil, nil): Long(long: long)
  case (nil, let make?, let size?): Long(make: make, size: size)
  case (nil, let make?, nil): Long(make: make)
  case (nil, nil, let size?): Long(size: size)
  case (nil, nil, nil): Long()
  }
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, String?, (() -> Int)?, Int?) -> Long { static var long: Self { _App_base.key(0) { c, long, make, size in _build_long(c, long, make, size) } } }

private let _App_needs: StaticString = """
  long:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
