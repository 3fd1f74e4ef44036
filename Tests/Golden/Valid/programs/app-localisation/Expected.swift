// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Localisation.Bundle`, new each time, provided by `Localisation.Bundle.german` in App.swift.
  var german: Localisation.Bundle {
    if let make = _override(of: .german) { return make(_handle) }
    return _build_german(self)
  }

  /// `String`, new each time, provided by `Localisation.Strings.Buttons.ok` in App.swift.
  var okTitle: String {
    if let make = _override(of: .okTitle) { return make(_handle) }
    return _build_okTitle(self)
  }

  /// `Localisation.Table.Reader`, new each time, provided by `Localisation.Table.Reader` in App.swift.
  var reader: Localisation.Table.Reader {
    if let make = _override(of: .reader) { return make(_handle) }
    return _build_reader(self)
  }

  /// `Localisation.Table`, new each time, provided by `Localisation.Table` in App.swift.
  var table: Localisation.Table {
    if let make = _override(of: .table) { return make(_handle) }
    return _build_table(self)
  }

  /// `String`, new each time, provided by `Localisation.Strings.title` in App.swift.
  var welcome: String {
    if let make = _override(of: .welcome) { return make(_handle) }
    return _build_welcome(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_german(_ c: Container) -> Localisation.Bundle { Localisation.Bundle.german }

private func _build_okTitle(_ c: Container) -> String { Localisation.Strings.Buttons.ok }

private func _build_reader(_ c: Container) -> Localisation.Table.Reader {
  Localisation.Table.Reader(table: c.table, welcome: c.welcome, okTitle: c.okTitle)
}

private func _build_table(_ c: Container) -> Localisation.Table { Localisation.Table(bundle: c.german) }

private func _build_welcome(_ c: Container) -> String { Localisation.Strings.title }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Localisation.Bundle { static var german: Self { _App_base.key(0, _build_german, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> String { static var okTitle: Self { _App_base.key(1, _build_okTitle, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Localisation.Table.Reader { static var reader: Self { _App_base.key(2, _build_reader, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Localisation.Table { static var table: Self { _App_base.key(3, _build_table, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> String { static var welcome: Self { _App_base.key(4, _build_welcome, lifetime: .transient) } }

private let _App_needs: StaticString = """
  german:
  okTitle:
  reader: okTitle table welcome
  table: german
  welcome:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.german)
  entries.add(.okTitle, name: "okTitle")
  entries.add(.reader)
  entries.add(.table)
  entries.add(.welcome, name: "welcome")
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
