// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Literals`, new each time, provided by `Literals` in Defaults.swift.
  func literals(bool: Bool = true, integer: Int = 1_000, negative: Int = -1, floating: Double = 1e3, string: String = "a \"quoted\" text", raw: String = #"raw \n text"#, long: String, list: [Int] = [1, -2], table: [String: [Bool]] = ["a": [true]], nothing: Int? = nil, bare: Int? = nil) -> Literals {
    if let make = _override(of: .literals) { return make(_handle, bool, integer, negative, floating, string, raw, long, list, table, nothing, bare) }
    return _build_literals(self, bool, integer, negative, floating, string, raw, long, list, table, nothing, bare)
  }

  /// `Literals`, new each time, provided by `Literals` in Defaults.swift.
  func literals(bool: Bool = true, integer: Int = 1_000, negative: Int = -1, floating: Double = 1e3, string: String = "a \"quoted\" text", raw: String = #"raw \n text"#, list: [Int] = [1, -2], table: [String: [Bool]] = ["a": [true]], nothing: Int? = nil, bare: Int? = nil) -> Literals {
    if let make = _override(of: .literals) { return make(_handle, bool, integer, negative, floating, string, raw, nil, list, table, nothing, bare) }
    return _build_literals(self, bool, integer, negative, floating, string, raw, nil, list, table, nothing, bare)
  }

  /// `Names`, new each time, provided by `Names` in Defaults.swift.
  func names(size: Size = .standard, zero: Size = Size.zero, unit: Size.Unit = .pixel, optional: Size? = .zero, limit: Int, top: Int = Int.max, sink: any Sink = .console, duration: Duration = .zero) -> Names {
    if let make = _override(of: .names) { return make(_handle, size, zero, unit, optional, limit, top, sink, duration) }
    return _build_names(self, size, zero, unit, optional, limit, top, sink, duration)
  }

  /// `Names`, new each time, provided by `Names` in Defaults.swift.
  func names(size: Size = .standard, zero: Size = Size.zero, unit: Size.Unit = .pixel, optional: Size? = .zero, top: Int = Int.max, sink: any Sink = .console, duration: Duration = .zero) -> Names {
    if let make = _override(of: .names) { return make(_handle, size, zero, unit, optional, nil, top, sink, duration) }
    return _build_names(self, size, zero, unit, optional, nil, top, sink, duration)
  }

  /// `Shades`, new each time, provided by `Shades` in Overloads.swift.
  func shades(one: Shade, other: Shade) -> Shades {
    if let make = _override(of: .shades) { return make(_handle, one, other) }
    return _build_shades(self, one, other)
  }

  /// `Shades`, new each time, provided by `Shades` in Overloads.swift.
  func shades(one: Shade) -> Shades {
    if let make = _override(of: .shades) { return make(_handle, one, nil) }
    return _build_shades(self, one, nil)
  }

  /// `Shades`, new each time, provided by `Shades` in Overloads.swift.
  func shades(other: Shade) -> Shades {
    if let make = _override(of: .shades) { return make(_handle, nil, other) }
    return _build_shades(self, nil, other)
  }

  /// `Shades`, new each time, provided by `Shades` in Overloads.swift.
  func shades() -> Shades {
    if let make = _override(of: .shades) { return make(_handle, nil, nil) }
    return _build_shades(self, nil, nil)
  }

  /// `Stored`, new each time, provided by `Stored` in Overloads.swift.
  func stored(size: Int = 4, names: Set<String>, number: Int, label: String? = nil) -> Stored {
    if let make = _override(of: .stored) { return make(_handle, size, names, number, label) }
    return _build_stored(self, size, names, number, label)
  }

  /// `Stored`, new each time, provided by `Stored` in Overloads.swift.
  func stored(size: Int = 4, names: Set<String>, label: String? = nil) -> Stored {
    if let make = _override(of: .stored) { return make(_handle, size, names, nil, label) }
    return _build_stored(self, size, names, nil, label)
  }

  /// `Stored`, new each time, provided by `Stored` in Overloads.swift.
  func stored(size: Int = 4, number: Int, label: String? = nil) -> Stored {
    if let make = _override(of: .stored) { return make(_handle, size, nil, number, label) }
    return _build_stored(self, size, nil, number, label)
  }

  /// `Stored`, new each time, provided by `Stored` in Overloads.swift.
  func stored(size: Int = 4, label: String? = nil) -> Stored {
    if let make = _override(of: .stored) { return make(_handle, size, nil, nil, label) }
    return _build_stored(self, size, nil, nil, label)
  }

  /// `Window`, new each time, provided by `Window` in Overloads.swift.
  func window(title: String, margin: Int, border: Int = Window.border, size: Size, limit: Int?) -> Window {
    if let make = _override(of: .window) { return make(_handle, title, margin, border, size, limit) }
    return _build_window(self, title, margin, border, size, limit)
  }

  /// `Window`, new each time, provided by `Window` in Overloads.swift.
  func window(title: String, margin: Int, border: Int = Window.border, size: Size) -> Window {
    if let make = _override(of: .window) { return make(_handle, title, margin, border, size, nil) }
    return _build_window(self, title, margin, border, size, nil)
  }

  /// `Window`, new each time, provided by `Window` in Overloads.swift.
  func window(title: String, margin: Int, border: Int = Window.border, limit: Int?) -> Window {
    if let make = _override(of: .window) { return make(_handle, title, margin, border, nil, limit) }
    return _build_window(self, title, margin, border, nil, limit)
  }

  /// `Window`, new each time, provided by `Window` in Overloads.swift.
  func window(title: String, margin: Int, border: Int = Window.border) -> Window {
    if let make = _override(of: .window) { return make(_handle, title, margin, border, nil, nil) }
    return _build_window(self, title, margin, border, nil, nil)
  }

  /// `Window`, new each time, provided by `Window` in Overloads.swift.
  func window(title: String, border: Int = Window.border, size: Size, limit: Int?) -> Window {
    if let make = _override(of: .window) { return make(_handle, title, nil, border, size, limit) }
    return _build_window(self, title, nil, border, size, limit)
  }

  /// `Window`, new each time, provided by `Window` in Overloads.swift.
  func window(title: String, border: Int = Window.border, size: Size) -> Window {
    if let make = _override(of: .window) { return make(_handle, title, nil, border, size, nil) }
    return _build_window(self, title, nil, border, size, nil)
  }

  /// `Window`, new each time, provided by `Window` in Overloads.swift.
  func window(title: String, border: Int = Window.border, limit: Int?) -> Window {
    if let make = _override(of: .window) { return make(_handle, title, nil, border, nil, limit) }
    return _build_window(self, title, nil, border, nil, limit)
  }

  /// `Window`, new each time, provided by `Window` in Overloads.swift.
  func window(title: String, border: Int = Window.border) -> Window {
    if let make = _override(of: .window) { return make(_handle, title, nil, border, nil, nil) }
    return _build_window(self, title, nil, border, nil, nil)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_literals(_ c: Container, _ bool: Bool, _ integer: Int, _ negative: Int, _ floating: Double, _ string: String, _ raw: String, _ long: String?, _ list: [Int], _ table: [String: [Bool]], _ nothing: Int?, _ bare: Int?) -> Literals {
  return switch long {
  case let long?: Literals(bool: bool, integer: integer, negative: negative, floating: floating, string: string, raw: raw, long: long, list: list, table: table, nothing: nothing, bare: bare)
  case nil: Literals(bool: bool, integer: integer, negative: negative, floating: floating, string: string, raw: raw, list: list, table: table, nothing: nothing, bare: bare)
  }
}

private func _build_names(_ c: Container, _ size: Size, _ zero: Size, _ unit: Size.Unit, _ optional: Size?, _ limit: Int?, _ top: Int, _ sink: any Sink, _ duration: Duration) -> Names {
  return switch limit {
  case let limit?: Names(size: size, zero: zero, unit: unit, optional: optional, limit: limit, top: top, sink: sink, duration: duration)
  case nil: Names(size: size, zero: zero, unit: unit, optional: optional, top: top, sink: sink, duration: duration)
  }
}

private func _build_shades(_ c: Container, _ one: Shade?, _ other: Shade?) -> Shades {
  return switch (one, other) {
  case (let one?, let other?): Shades(one: one, other: other)
  case (let one?, nil): Shades(one: one)
  case (nil, let other?): Shades(other: other)
  case (nil, nil): Shades()
  }
}

private func _build_stored(_ c: Container, _ size: Int, _ names: Set<String>?, _ number: Int?, _ label: String?) -> Stored {
  return switch (names, number) {
  case (let names?, let number?): Stored(size: size, names: names, number: number, label: label)
  case (let names?, nil): Stored(size: size, names: names, label: label)
  case (nil, let number?): Stored(size: size, number: number, label: label)
  case (nil, nil): Stored(size: size, label: label)
  }
}

private func _build_window(_ c: Container, _ title: String, _ margin: Int?, _ border: Int, _ size: Size?, _ limit: Int??) -> Window {
  return switch (margin, size, limit) {
  case (let margin?, let size?, let limit?): Window(title: title, margin: margin, border: border, size: size, limit: limit)
  case (let margin?, let size?, nil): Window(title: title, margin: margin, border: border, size: size)
  case (let margin?, nil, let limit?): Window(title: title, margin: margin, border: border, limit: limit)
  case (let margin?, nil, nil): Window(title: title, margin: margin, border: border)
  case (nil, let size?, let limit?): Window(title: title, border: border, size: size, limit: limit)
  case (nil, let size?, nil): Window(title: title, border: border, size: size)
  case (nil, nil, let limit?): Window(title: title, border: border, limit: limit)
  case (nil, nil, nil): Window(title: title, border: border)
  }
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Bool, Int, Int, Double, String, String, String?, [Int], [String: [Bool]], Int?, Int?) -> Literals { static var literals: Self { _App_base.key(0) { c, bool, integer, negative, floating, string, raw, long, list, table, nothing, bare in _build_literals(c, bool, integer, negative, floating, string, raw, long, list, table, nothing, bare) } } }
extension Key where Maker == @Sendable (Container, Size, Size, Size.Unit, Size?, Int?, Int, any Sink, Duration) -> Names { static var names: Self { _App_base.key(1) { c, size, zero, unit, optional, limit, top, sink, duration in _build_names(c, size, zero, unit, optional, limit, top, sink, duration) } } }
extension Key where Maker == @Sendable (Container, Shade?, Shade?) -> Shades { static var shades: Self { _App_base.key(2) { c, one, other in _build_shades(c, one, other) } } }
extension Key where Maker == @Sendable (Container, Int, Set<String>?, Int?, String?) -> Stored { static var stored: Self { _App_base.key(3) { c, size, names, number, label in _build_stored(c, size, names, number, label) } } }
extension Key where Maker == @Sendable (Container, String, Int?, Int, Size?, Int??) -> Window { static var window: Self { _App_base.key(4) { c, title, margin, border, size, limit in _build_window(c, title, margin, border, size, limit) } } }

private let _App_needs: StaticString = """
  literals:
  names:
  shades:
  stored:
  window:
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
