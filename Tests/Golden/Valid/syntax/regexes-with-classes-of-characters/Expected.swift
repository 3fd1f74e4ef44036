// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Editor`, new each time, provided by `Editor` in App.swift.
  var editor: Editor {
    if let make = _override(of: .editor) { return make(_handle) }
    return _build_editor(self)
  }

  /// `Parser`, new each time, provided by `Parser` in App.swift.
  var parser: Parser {
    if let make = _override(of: .parser) { return make(_handle) }
    return _build_parser(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_editor(_ c: Container) -> Editor { Editor(parser: c.parser) }

private func _build_parser(_ c: Container) -> Parser { Parser() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Editor { static var editor: Self { _App_base.key(0, _build_editor, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Parser { static var parser: Self { _App_base.key(1, _build_parser, lifetime: .transient) } }

private let _App_needs: StaticString = """
  editor: parser
  parser:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.editor)
  entries.add(.parser)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
