// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Document`, new each time, provided by `Document` in App.swift.
  func document(title: String, isLong: Bool = false) -> Document {
    if let make = _override(of: .document) { return make(_handle, title, isLong) }
    return _build_document(self, title, isLong)
  }

  /// `Library`, new each time, provided by `Library` in App.swift.
  var library: Library {
    if let make = _override(of: .library) { return make(_handle) }
    return _build_library(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_document(_ c: Container, _ title: String, _ isLong: Bool) -> Document {
  Document(title: title, isLong: isLong)
}

private func _build_library(_ c: Container) -> Library {
  let handle = c._handle
  return Library(open: { (title: String, isLong: Bool) -> Document in handle.document(title: title, isLong: isLong) })
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, String, Bool) -> Document { static var document: Self { _App_base.key(0) { c, title, isLong in _build_document(c, title, isLong) } } }
extension Key where Maker == @Sendable (Container) -> Library { static var library: Self { _App_base.key(1, _build_library, lifetime: .transient) } }

private let _App_needs: StaticString = """
  document:
  library: document
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.library)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
