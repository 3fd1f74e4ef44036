// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `File`, new each time, provided by `File` in File.swift.
  func file(name: String) -> File {
    if let make = _override(of: .file) { return make(_handle, name) }
    return _build_file(self, name)
  }

  /// `Reader`, new each time, provided by `Reader` in File.swift.
  func reader(name: String) -> Reader {
    if let make = _override(of: .reader) { return make(_handle, name) }
    return _build_reader(self, name)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_file(_ c: Container, _ name: String) -> File { File(name: name) }

private func _build_reader(_ c: Container, _ name: String) -> Reader { Reader(file: c.file(name: name), name: name) }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, String) -> File { static var file: Self { _App_base.key(0) { c, name in _build_file(c, name) } } }
extension Key where Maker == @Sendable (Container, String) -> Reader { static var reader: Self { _App_base.key(1) { c, name in _build_reader(c, name) } } }

private let _App_needs: StaticString = """
  file:
  reader: file
  """

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs)
}
