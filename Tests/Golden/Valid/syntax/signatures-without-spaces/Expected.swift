// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Dense`, new each time, provided by `Dense` in App.swift.
  var dense: Dense {
    if let make = _override(of: .dense) { return make(_handle) }
    return _build_dense(self)
  }

  /// `Hooks`, new each time, provided by `Hooks` in App.swift.
  func hooks(start: @escaping () -> String, measure: @escaping (String) throws -> Int, sizes: [Int]? = nil) -> Hooks {
    if let make = _override(of: .hooks) { return make(_handle, start, measure, sizes) }
    return _build_hooks(self, start, measure, sizes)
  }

  /// `Int?`, new each time, provided by `limit` in App.swift.
  var limit: Int? {
    if let make = _override(of: .limit) { return make(_handle) }
    return _build_limit(self)
  }

  /// `Array<String>`, new each time, provided by `names` in App.swift.
  var names: Array<String> {
    if let make = _override(of: .names) { return make(_handle) }
    return _build_names(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_dense(_ c: Container) -> Dense { Dense(names: c.names, limit: c.limit) }

private func _build_hooks(_ c: Container, _ start: @escaping () -> String, _ measure: @escaping (String) throws -> Int, _ sizes: [Int]?) -> Hooks {
  Hooks(start: start, measure: measure, sizes: sizes)
}

private func _build_limit(_ c: Container) -> Int? { limit }

private func _build_names(_ c: Container) -> Array<String> { names }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Dense { static var dense: Self { _App_base.key(0, _build_dense, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, @escaping () -> String, @escaping (String) throws -> Int, [Int]?) -> Hooks { static var hooks: Self { _App_base.key(1) { c, start, measure, sizes in _build_hooks(c, start, measure, sizes) } } }
extension Key where Maker == @Sendable (Container) -> Int? { static var limit: Self { _App_base.key(2, _build_limit, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Array<String> { static var names: Self { _App_base.key(3, _build_names, lifetime: .transient) } }

private let _App_needs: StaticString = """
  dense: limit names
  hooks:
  limit:
  names:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.dense)
  entries.add(.limit, name: "limit")
  entries.add(.names, name: "names")
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
