// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

#sourceLocation(file: "Elements.swift", line: 27)
private typealias _type_8 =
                  CustomStringConvertible
#sourceLocation()

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any Error`, new each time, provided by `makeMistake` in Elements.swift.
  var _mistake_in_errors: any Error {
    if let make = _override(of: ._mistake_in_errors) { return make(_handle) }
    return _build__mistake_in_errors(self)
  }

  /// `any Plugin`, new each time, provided by `Fresh` in Elements.swift.
  var _other_in_plugins: any Plugin {
    if let make = _override(of: ._other_in_plugins) { return make(_handle) }
    return _build__other_in_plugins(self)
  }

  /// `any Plugin & Sendable`, a singleton, provided by `Kept` in Elements.swift.
  var _tool_in_plugins: any Plugin & Sendable { _kept(._tool_in_plugins) }

  /// `Aliased`, new each time, provided by `Aliased` in Elements.swift.
  var aliased: Aliased {
    if let make = _override(of: .aliased) { return make(_handle) }
    return _build_aliased(self)
  }

  /// `AliasedToo`, a singleton, provided by `AliasedToo` in Elements.swift.
  var aliasedToo: AliasedToo { _kept(.aliasedToo) }

  /// `Both`, new each time, provided by `Both` in Elements.swift.
  var both: Both {
    if let make = _override(of: .both) { return make(_handle) }
    return _build_both(self)
  }

  /// `[any CustomStringConvertible]`, new each time, of `leaf`, `both`.
  var customStringConvertibles: [any CustomStringConvertible] {
    if let make = _override(of: .customStringConvertibles) { return make(_handle) }
    return _build_customStringConvertibles(self)
  }

  /// `[any Error]`, new each time, of `mistake`.
  var errors: [any Error] {
    if let make = _override(of: .errors) { return make(_handle) }
    return _build_errors(self)
  }

  /// `Leaf`, new each time, provided by `Leaf` in Elements.swift.
  var leaf: Leaf {
    if let make = _override(of: .leaf) { return make(_handle) }
    return _build_leaf(self)
  }

  /// `[any Legacy]`, new each time, of `old`.
  @available(*, deprecated)
  var legacys: [any Legacy] {
    if let make = _override(of: .legacys) { return make(_handle) }
    return _build_legacys(self)
  }

  /// `Repository<Int>`, new each time, provided by `makeRepository` in Elements.swift.
  var makeRepository: Repository<Int> {
    if let make = _override(of: .makeRepository) { return make(_handle) }
    return _build_makeRepository(self)
  }

  /// `CancellationError`, new each time, provided by `makeMistake` in Elements.swift.
  var mistake: CancellationError {
    if let make = _override(of: .mistake) { return make(_handle) }
    return _build_mistake(self)
  }

  /// `[any Outer.Nested]`, new each time, of `both`.
  var nesteds: [any Outer.Nested] {
    if let make = _override(of: .nesteds) { return make(_handle) }
    return _build_nesteds(self)
  }

  /// `Int`, new each time, provided by `number` in Elements.swift.
  var number: Int {
    if let make = _override(of: .number) { return make(_handle) }
    return _build_number(self)
  }

  /// `Old`, new each time, provided by `Old` in Elements.swift.
  @available(*, deprecated)
  var old: Old {
    if let make = _override(of: .old) { return make(_handle) }
    return _build_old(self)
  }

  /// `any Tool`, new each time, provided by `Fresh` in Elements.swift.
  var other: any Tool {
    if let make = _override(of: .other) { return make(_handle) }
    return _build_other(self)
  }

  /// `[any Plugin]`, new each time, of `tool`, `other`, `aliased`, `aliasedToo`.
  var plugins: [any Plugin] {
    if let make = _override(of: .plugins) { return make(_handle) }
    return _build_plugins(self)
  }

  /// `Report`, new each time, provided by `Report` in Elements.swift.
  func report(title: String) -> Report {
    if let make = _override(of: .report) { return make(_handle, title) }
    return _build_report(self, title)
  }

  /// `[Repository<Int>]`, new each time, of `makeRepository`, `second`.
  var repositoryInts: [Repository<Int>] {
    if let make = _override(of: .repositoryInts) { return make(_handle) }
    return _build_repositoryInts(self)
  }

  /// `Repository<Int>`, new each time, provided by `makeSecond` in Elements.swift.
  var second: Repository<Int> {
    if let make = _override(of: .second) { return make(_handle) }
    return _build_second(self)
  }

  /// `any Tool & Sendable`, a singleton, provided by `Kept` in Elements.swift.
  var tool: any Tool & Sendable { _kept(.tool) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build__mistake_in_errors(_ c: Container) -> any Error { _check__mistake_in_errors(c.mistake) }

private func _build__other_in_plugins(_ c: Container) -> any Plugin {
  _check__other_in_plugins(Fresh(number: c.number))
}

private func _build__tool_in_plugins(_ c: Container) -> any Plugin & Sendable {
  _check__tool_in_plugins(c._isFresh(_App_base, 0) ? _build__tool_shared(c) : c._kept(._tool_shared))
}

private func _build__tool_shared(_ c: Container) -> Kept { Kept() }

private func _build_aliased(_ c: Container) -> Aliased { Aliased() }

private func _build_aliasedToo(_ c: Container) -> AliasedToo { AliasedToo() }

private func _build_both(_ c: Container) -> Both { Both() }

private func _build_customStringConvertibles(_ c: Container) -> [any CustomStringConvertible] {
  c._joined(.customStringConvertibles, _build_Container_customStringConvertibles)
}

private func _build_Container_customStringConvertibles(_ c: Container) -> [any CustomStringConvertible] {
  [c.leaf, c.both]
}

private func _build_errors(_ c: Container) -> [any Error] { c._joined(.errors, _build_Container_errors) }

private func _build_Container_errors(_ c: Container) -> [any Error] { [c._mistake_in_errors] }

private func _build_leaf(_ c: Container) -> Leaf { Leaf() }

@available(*, deprecated)
private func _build_legacys(_ c: Container) -> [any Legacy] { c._joined(.legacys, _build_Container_legacys) }

@available(*, deprecated)
private func _build_Container_legacys(_ c: Container) -> [any Legacy] { [c.old] }

private func _build_makeRepository(_ c: Container) -> Repository<Int> { makeRepository() }

private func _build_mistake(_ c: Container) -> CancellationError { makeMistake() }

private func _build_nesteds(_ c: Container) -> [any Outer.Nested] { c._joined(.nesteds, _build_Container_nesteds) }

private func _build_Container_nesteds(_ c: Container) -> [any Outer.Nested] { [c.both] }

private func _build_number(_ c: Container) -> Int { number }

@available(*, deprecated)
private func _build_old(_ c: Container) -> Old { Old() }

private func _build_other(_ c: Container) -> any Tool { _check_other(Fresh(number: c.number)) }

private func _build_plugins(_ c: Container) -> [any Plugin] { c._joined(.plugins, _build_Container_plugins) }

private func _build_Container_plugins(_ c: Container) -> [any Plugin] {
  [c._tool_in_plugins, c._other_in_plugins, c.aliased, c.aliasedToo]
}

private func _build_report(_ c: Container, _ title: String) -> Report { Report(plugins: c.plugins, title: title) }

private func _build_repositoryInts(_ c: Container) -> [Repository<Int>] {
  c._joined(.repositoryInts, _build_Container_repositoryInts)
}

private func _build_Container_repositoryInts(_ c: Container) -> [Repository<Int>] { [c.makeRepository, c.second] }

private func _build_second(_ c: Container) -> Repository<Int> { makeSecond() }

private func _build_tool(_ c: Container) -> any Tool & Sendable {
  _check_tool(c._isFresh(_App_base, 3) ? _build__tool_shared(c) : c._kept(._tool_shared))
}

#sourceLocation(file: "Elements.swift", line: 30)
private func _check__mistake_in_errors(_ value: consuming CancellationError) -> any Error {
                  value }
#sourceLocation()
#sourceLocation(file: "Elements.swift", line: 13)
private func _check__other_in_plugins(_ value: consuming Fresh) -> any Plugin {
                                         value }
#sourceLocation()
#sourceLocation(file: "Elements.swift", line: 7)
private func _check__tool_in_plugins(_ value: consuming Kept) -> any Plugin & Sendable {
                                       value }
#sourceLocation()
#sourceLocation(file: "Elements.swift", line: 7)
private func _check_1() { _ =
            _Kept<Kept>.self }
#sourceLocation()
#sourceLocation(file: "Elements.swift", line: 71)
private func _check_2() { _ =
            _Kept<AliasedToo>.self }
#sourceLocation()
#sourceLocation(file: "Elements.swift", line: 13)
private func _check_other(_ value: consuming Fresh) -> any Tool {
                value }
#sourceLocation()
#sourceLocation(file: "Elements.swift", line: 7)
private func _check_tool(_ value: consuming Kept) -> any Tool & Sendable {
                           value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Error { static var _mistake_in_errors: Self { _App_base.key(4, _build__mistake_in_errors, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Plugin { static var _other_in_plugins: Self { _App_base.key(5, _build__other_in_plugins, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Plugin & Sendable { static var _tool_in_plugins: Self { _App_base.key(0, _build__tool_in_plugins) } }
extension Key where Maker == @Sendable (Container) -> Kept { fileprivate static var _tool_shared: Self { _App_base.key(1, _build__tool_shared) } }
extension Key where Maker == @Sendable (Container) -> Aliased { static var aliased: Self { _App_base.key(6, _build_aliased, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> AliasedToo { static var aliasedToo: Self { _App_base.key(2, _build_aliasedToo) } }
extension Key where Maker == @Sendable (Container) -> Both { static var both: Self { _App_base.key(7, _build_both, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any CustomStringConvertible] { static var customStringConvertibles: Self { _App_base.key(8, _build_customStringConvertibles, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Error] { static var errors: Self { _App_base.key(9, _build_errors, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Leaf { static var leaf: Self { _App_base.key(10, _build_leaf, lifetime: .transient) } }
@available(*, deprecated)
extension Key where Maker == @Sendable (Container) -> [any Legacy] { static var legacys: Self { _App_base.key(11, _build_legacys, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Repository<Int> { static var makeRepository: Self { _App_base.key(12, _build_makeRepository, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> CancellationError { static var mistake: Self { _App_base.key(13, _build_mistake, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Outer.Nested] { static var nesteds: Self { _App_base.key(14, _build_nesteds, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Int { static var number: Self { _App_base.key(15, _build_number, lifetime: .transient) } }
@available(*, deprecated)
extension Key where Maker == @Sendable (Container) -> Old { static var old: Self { _App_base.key(16, _build_old, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Tool { static var other: Self { _App_base.key(17, _build_other, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Plugin] { static var plugins: Self { _App_base.key(18, _build_plugins, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, String) -> Report { static var report: Self { _App_base.key(19) { c, title in _build_report(c, title) } } }
extension Key where Maker == @Sendable (Container) -> [Repository<Int>] { static var repositoryInts: Self { _App_base.key(20, _build_repositoryInts, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Repository<Int> { static var second: Self { _App_base.key(21, _build_second, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Tool & Sendable { static var tool: Self { _App_base.key(3, _build_tool) } }

private let _App_needs: StaticString = """
  _tool_in_plugins: _tool_shared
  _tool_shared:
  aliasedToo:
  tool: _tool_shared
  _mistake_in_errors: mistake
  _other_in_plugins: number
  aliased:
  both:
  customStringConvertibles: both leaf
  errors: _mistake_in_errors
  leaf:
  legacys: old
  makeRepository:
  mistake:
  nesteds: both
  number:
  old:
  other: number
  plugins: _other_in_plugins _tool_in_plugins aliased aliasedToo
  report: plugins
  repositoryInts: makeRepository second
  second:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.aliased)
  entries.add(.aliasedToo)
  entries.add(.both)
  entries.add(.customStringConvertibles)
  entries.add(.errors)
  entries.add(.leaf)
  entries.add(.makeRepository)
  entries.add(.mistake, name: "mistake")
  entries.add(.nesteds)
  entries.add(.number, name: "number")
  entries.add(.other, name: "other")
  entries.add(.plugins)
  entries.add(.repositoryInts)
  entries.add(.second, name: "second")
  entries.add(.tool)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 4, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.join(_App_base.key(8, _build_Container_customStringConvertibles, "customStringConvertibles"))
  plan.join(_App_base.key(9, _build_Container_errors, "errors"))
  plan.join(_App_base.key(11, _build_Container_legacys, "legacys"))
  plan.join(_App_base.key(14, _build_Container_nesteds, "nesteds"))
  plan.join(_App_base.key(18, _build_Container_plugins, "plugins"))
  plan.join(_App_base.key(20, _build_Container_repositoryInts, "repositoryInts"))
}
