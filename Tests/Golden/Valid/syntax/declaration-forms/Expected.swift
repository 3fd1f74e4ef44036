// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `MadeByClassFunc`, new each time, provided by `Base.byClassFunc` in Members.swift.
  var byClassFunc: MadeByClassFunc {
    if let make = _override(of: .byClassFunc) { return make(_handle) }
    return _build_byClassFunc(self)
  }

  /// `ByConvenience`, new each time, provided by `ByConvenience` in Types.swift.
  var byConvenience: ByConvenience {
    if let make = _override(of: .byConvenience) { return make(_handle) }
    return _build_byConvenience(self)
  }

  /// `ByExtensionInit`, new each time, provided by `ByExtensionInit` in Types.swift.
  var byExtensionInit: ByExtensionInit {
    if let make = _override(of: .byExtensionInit) { return make(_handle) }
    return _build_byExtensionInit(self)
  }

  /// `ByInit`, new each time, provided by `ByInit` in Types.swift.
  var byInit: ByInit {
    if let make = _override(of: .byInit) { return make(_handle) }
    return _build_byInit(self)
  }

  /// `Checked`, new each time, provided by `Factory.checked` in Members.swift.
  var checked: Checked {
    get throws(CheckFailed) {
      if let make = _override(of: .checked) { return try make(_handle) }
      return try _build_checked(self)
    }
  }

  /// `Computed`, new each time, provided by `Factory.computed` in Members.swift.
  var computed: Computed {
    if let make = _override(of: .computed) { return make(_handle) }
    return _build_computed(self)
  }

  /// `Double`, new each time, provided by `Double` in Foreign.swift.
  var double: Double {
    if let make = _override(of: .double) { return make(_handle) }
    return _build_double(self)
  }

  /// `FinalClass`, new each time, provided by `FinalClass` in Types.swift.
  var finalClass: FinalClass {
    if let make = _override(of: .finalClass) { return make(_handle) }
    return _build_finalClass(self)
  }

  /// `MadeFreely`, new each time, provided by `freely` in Members.swift.
  var freely: MadeFreely {
    if let make = _override(of: .freely) { return make(_handle) }
    return _build_freely(self)
  }

  /// `Global`, new each time, provided by `global` in Members.swift.
  var global: Global {
    if let make = _override(of: .global) { return make(_handle) }
    return _build_global(self)
  }

  /// `GlobalComputed`, new each time, provided by `globalComputed` in Members.swift.
  var globalComputed: GlobalComputed {
    if let make = _override(of: .globalComputed) { return make(_handle) }
    return _build_globalComputed(self)
  }

  /// `Kept`, new each time, provided by `Factory.kept` in Members.swift.
  var kept: Kept {
    if let make = _override(of: .kept) { return make(_handle) }
    return _build_kept(self)
  }

  /// `Made`, new each time, provided by `Factory.made` in Members.swift.
  var made: Made {
    if let make = _override(of: .made) { return make(_handle) }
    return _build_made(self)
  }

  /// `Memberwise`, new each time, provided by `Memberwise` in Types.swift.
  var memberwise: Memberwise {
    if let make = _override(of: .memberwise) { return make(_handle) }
    return _build_memberwise(self)
  }

  /// `String`, new each time, provided by `String.motto` in Foreign.swift.
  var motto: String {
    if let make = _override(of: .motto) { return make(_handle) }
    return _build_motto(self)
  }

  /// `PlainActor`, new each time, provided by `PlainActor` in Types.swift.
  var plainActor: PlainActor {
    if let make = _override(of: .plainActor) { return make(_handle) }
    return _build_plainActor(self)
  }

  /// `PlainStruct`, new each time, provided by `PlainStruct` in Types.swift.
  var plainStruct: PlainStruct {
    if let make = _override(of: .plainStruct) { return make(_handle) }
    return _build_plainStruct(self)
  }

  /// `[Label]`, new each time, provided by `report` in Foreign.swift.
  var report: [Label] {
    if let make = _override(of: .report) { return make(_handle) }
    return _build_report(self)
  }

  /// `Label`, new each time, provided by `Label.standard` in Foreign.swift.
  var standard: Label {
    if let make = _override(of: .standard) { return make(_handle) }
    return _build_standard(self)
  }

  /// `String`, new each time, provided by `String.title` in Foreign.swift.
  var title: String {
    if let make = _override(of: .title) { return make(_handle) }
    return _build_title(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_byClassFunc(_ c: Container) -> MadeByClassFunc { Base.byClassFunc() }

private func _build_byConvenience(_ c: Container) -> ByConvenience { ByConvenience(plain: c.plainStruct) }

private func _build_byExtensionInit(_ c: Container) -> ByExtensionInit { ByExtensionInit(byInit: c.byInit) }

private func _build_byInit(_ c: Container) -> ByInit { ByInit(plain: c.plainStruct) }

private func _build_checked(_ c: Container) throws(CheckFailed) -> Checked { try Factory.checked }

private func _build_computed(_ c: Container) -> Computed { Factory.computed }

private func _build_double(_ c: Container) -> Double { Double(label: c.standard) }

private func _build_finalClass(_ c: Container) -> FinalClass { FinalClass() }

private func _build_freely(_ c: Container) -> MadeFreely { freely(c.plainStruct) }

private func _build_global(_ c: Container) -> Global { global }

private func _build_globalComputed(_ c: Container) -> GlobalComputed { globalComputed }

private func _build_kept(_ c: Container) -> Kept { Factory.kept }

private func _build_made(_ c: Container) -> Made { Factory.made(plain: c.plainStruct) }

private func _build_memberwise(_ c: Container) -> Memberwise { Memberwise(number: c.finalClass) }

private func _build_motto(_ c: Container) -> String { String.motto }

private func _build_plainActor(_ c: Container) -> PlainActor { PlainActor() }

private func _build_plainStruct(_ c: Container) -> PlainStruct { PlainStruct() }

private func _build_report(_ c: Container) -> [Label] { report(title: c.title, motto: c.motto, double: c.double) }

private func _build_standard(_ c: Container) -> Label { Label.standard }

private func _build_title(_ c: Container) -> String { String.title(label: c.standard) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> MadeByClassFunc { static var byClassFunc: Self { _App_base.key(0, _build_byClassFunc, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> ByConvenience { static var byConvenience: Self { _App_base.key(1, _build_byConvenience, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> ByExtensionInit { static var byExtensionInit: Self { _App_base.key(2, _build_byExtensionInit, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> ByInit { static var byInit: Self { _App_base.key(3, _build_byInit, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(CheckFailed) -> Checked { static var checked: Self { _App_base.key(4, _build_checked, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Computed { static var computed: Self { _App_base.key(5, _build_computed, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Double { static var double: Self { _App_base.key(6, _build_double, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> FinalClass { static var finalClass: Self { _App_base.key(7, _build_finalClass, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> MadeFreely { static var freely: Self { _App_base.key(8, _build_freely, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Global { static var global: Self { _App_base.key(9, _build_global, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> GlobalComputed { static var globalComputed: Self { _App_base.key(10, _build_globalComputed, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Kept { static var kept: Self { _App_base.key(11, _build_kept, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Made { static var made: Self { _App_base.key(12, _build_made, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Memberwise { static var memberwise: Self { _App_base.key(13, _build_memberwise, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> String { static var motto: Self { _App_base.key(14, _build_motto, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> PlainActor { static var plainActor: Self { _App_base.key(15, _build_plainActor, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> PlainStruct { static var plainStruct: Self { _App_base.key(16, _build_plainStruct, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [Label] { static var report: Self { _App_base.key(17, _build_report, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Label { static var standard: Self { _App_base.key(18, _build_standard, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> String { static var title: Self { _App_base.key(19, _build_title, lifetime: .transient) } }

private let _App_needs: StaticString = """
  byClassFunc:
  byConvenience: plainStruct
  byExtensionInit: byInit
  byInit: plainStruct
  checked:
  computed:
  double: standard
  finalClass:
  freely: plainStruct
  global:
  globalComputed:
  kept:
  made: plainStruct
  memberwise: finalClass
  motto:
  plainActor:
  plainStruct:
  report: double motto title
  standard:
  title: standard
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.byClassFunc)
  entries.add(.byConvenience)
  entries.add(.byExtensionInit)
  entries.add(.byInit)
  entries.add(.checked)
  entries.add(.computed)
  entries.add(.double)
  entries.add(.finalClass)
  entries.add(.freely)
  entries.add(.global)
  entries.add(.globalComputed)
  entries.add(.kept)
  entries.add(.made)
  entries.add(.memberwise)
  entries.add(.motto, name: "motto")
  entries.add(.plainActor)
  entries.add(.plainStruct)
  entries.add(.report)
  entries.add(.standard)
  entries.add(.title, name: "title")
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 0, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
