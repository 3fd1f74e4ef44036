// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Client`, a singleton, provided by `Client` in Settings.swift.
  var client: Client {
    get throws {
      try _kept(.client)
    }
  }

  /// `Options`, new each time, provided by `makeOptions` in Settings.swift.
  func configured(size: Int) -> Options {
    if let make = _override(of: .configured) { return make(_handle, size) }
    return _build_configured(self, size)
  }

  /// `Options`, new each time, provided by `makeOptions` in Settings.swift.
  func configured() -> Options {
    if let make = _override(of: .configured) { return make(_handle, nil) }
    return _build_configured(self, nil)
  }

  /// `Deep`, new each time, provided by `Deep` in Settings.swift.
  var deep: Deep {
    if let make = _override(of: .deep) { return make(_handle) }
    return _build_deep(self)
  }

  /// `any Named`, new each time, provided by `Other` in Settings.swift.
  var named: any Named {
    if let make = _override(of: .named) { return make(_handle) }
    return _build_named(self)
  }

  /// `Old`, new each time, provided by `Old` in Settings.swift.
  @available(*, deprecated)
  var old: Old {
    if let make = _override(of: .old) { return make(_handle) }
    return _build_old(self)
  }

  /// `Point`, new each time, provided by `Point` in Settings.swift.
  func point(origin: Bool) -> Point {
    if let make = _override(of: .point) { return make(_handle, origin) }
    return _build_point(self, origin)
  }

  /// `any Service`, a singleton, provided by `Client` in Settings.swift.
  var service: any Service {
    get throws {
      try _kept(.service)
    }
  }

  /// `[any Service]`, new each time, of `service`.
  var services: [any Service] {
    get throws {
      if let make = _override(of: .services) { return try make(_handle) }
      return try _build_services(self)
    }
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_client(_ c: Container) throws -> Client {
  var value = try Client()
  _set_service(&value)
  return value
}

private func _build_configured(_ c: Container, _ size: Int?) -> Options {
  var value = switch size {
  case let size?: makeOptions(size: size)
  case nil: makeOptions()
  }
  _set_configured(&value)
  return value
}

private func _build_deep(_ c: Container) -> Deep {
  var value = Deep()
  _set_deep(&value)
  return value
}

private func _build_named(_ c: Container) -> any Named {
  var value = Other()
  _set_named(&value)
  return _check_named(value)
}

@available(*, deprecated)
private func _build_old(_ c: Container) -> Old {
  var value = Old()
  _set_old(&value)
  return value
}

private func _build_point(_ c: Container, _ origin: Bool) -> Point {
  var value = Point(origin: origin)
  _set_point(&value)
  return value
}

private func _build_service(_ c: Container) throws -> any Service {
  try _check_service(c._isFresh(_App_base, 1) ? c._newValue(of: .client, isOriginal: false) : c.client)
}

private func _build_services(_ c: Container) throws -> [any Service] {
  try c._joined(.services, _build_Container_services)
}

private func _build_Container_services(_ c: Container) throws -> [any Service] { try [c.service] }

private func _set_configured(_ it: inout Options) {
#sourceLocation(file: "Settings.swift", line: 17)
                                 it.options["a"] = 1
#sourceLocation()
}

private func _set_deep(_ it: inout Deep) {
#sourceLocation(file: "Settings.swift", line: 55)
               it.inner.texts["x)"] = "y, ]"
#sourceLocation()
#sourceLocation(file: "Settings.swift", line: 55)
                                           it.inner.texts["="]? = "z"
#sourceLocation()
}

private func _set_named(_ it: inout Other) {
#sourceLocation(file: "Settings.swift", line: 43)
                                it.name = "replaced"
#sourceLocation()
}

@available(*, deprecated)
private func _set_old(_ it: inout Old) {
#sourceLocation(file: "Settings.swift", line: 50)
               it.count = 2
#sourceLocation()
}

private func _set_point(_ it: inout Point) {
#sourceLocation(file: "Settings.swift", line: 35)
    it.x = max( 1, 2 )
#sourceLocation()
#sourceLocation(file: "Settings.swift", line: 38)
    it.y = { 3 + 4 }()
#sourceLocation()
}

private func _set_service(_ it: inout Client) {
#sourceLocation(file: "Settings.swift", line: 10)
                                                              it.retries = 3
#sourceLocation()
#sourceLocation(file: "Settings.swift", line: 10)
                                                                           it.level = .high
#sourceLocation()
}

#sourceLocation(file: "Settings.swift", line: 9)
private func _check_0() { _ =
            _Kept<Client>.self }
#sourceLocation()
#sourceLocation(file: "Settings.swift", line: 42)
private func _check_named(_ value: consuming Other) -> any Named {
                      value }
#sourceLocation()
#sourceLocation(file: "Settings.swift", line: 9)
private func _check_service(_ value: consuming Client) -> any Service {
                            value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) throws -> Client { static var client: Self { _App_base.key(0, _build_client) } }
extension Key where Maker == @Sendable (Container, Int?) -> Options { static var configured: Self { _App_base.key(2) { c, size in _build_configured(c, size) } } }
extension Key where Maker == @Sendable (Container) -> Deep { static var deep: Self { _App_base.key(3, _build_deep, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Named { static var named: Self { _App_base.key(4, _build_named, lifetime: .transient) } }
@available(*, deprecated)
extension Key where Maker == @Sendable (Container) -> Old { static var old: Self { _App_base.key(5, _build_old, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, Bool) -> Point { static var point: Self { _App_base.key(6) { c, origin in _build_point(c, origin) } } }
extension Key where Maker == @Sendable (Container) throws -> any Service { static var service: Self { _App_base.key(1, _build_service) } }
extension Key where Maker == @Sendable (Container) throws -> [any Service] { static var services: Self { _App_base.key(7, _build_services, lifetime: .transient) } }

private let _App_needs: StaticString = """
  client:
  service: client
  configured:
  deep:
  named:
  old:
  point:
  services: service
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.client)
  entries.add(.deep)
  entries.add(.named)
  entries.add(.service)
  entries.add(.services)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 2, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.join(_App_base.key(7, _build_Container_services, "services"))
}
