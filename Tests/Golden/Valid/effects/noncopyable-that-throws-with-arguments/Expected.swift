// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `File`, new each time, provided by `file` in App.swift.
  func file(number: Int) throws(Failed) -> File {
    if let make = _override(of: .file) { return try make(_handle, number) }
    return try _build_file(self, number)
  }

  /// `Folder`, new each time, provided by `folder` in App.swift.
  var folder: Folder {
    get throws(Failed) {
      if let make = _override(of: .folder) { return try make(_handle) }
      return try _build_folder(self)
    }
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_file(_ c: Container, _ number: Int) throws(Failed) -> File { try file(number: number) }

private func _build_folder(_ c: Container) throws(Failed) -> Folder {
  let handle = c._handle
  return try folder(file: { (number: Int) throws(Failed) -> File in try handle.file(number: number) })
}

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container, Int) throws(Failed) -> File { static var file: Self { _App_base.key(0) { c, number throws(Failed) in try _build_file(c, number) } } }
extension Key where Maker == @Sendable (Container) throws(Failed) -> Folder { static var folder: Self { _App_base.key(1, _build_folder, lifetime: .transient) } }

private let _App_needs: StaticString = """
  file:
  folder: file
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.folder)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
