// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

#sourceLocation(file: "App.swift", line: 4)
private typealias _type_1 =
                Resource & ~Copyable
#sourceLocation()

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Reader`, new each time, provided by `Reader` in App.swift.
  var reader: Reader {
    if let make = _override(of: .reader) { return make(_handle) }
    return _build_reader(self)
  }

  /// `any Resource & ~Copyable`, new each time, provided by `File` in App.swift.
  var resource: any Resource & ~Copyable {
    if let make = _override(of: .resource) { return make(_handle) }
    return _build_resource(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_reader(_ c: Container) -> Reader { Reader(c.resource) }

private func _build_resource(_ c: Container) -> any Resource & ~Copyable { _check_resource(File()) }

#sourceLocation(file: "App.swift", line: 4)
private func _check_resource(_ value: consuming File) -> any Resource & ~Copyable {
                value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Reader { static var reader: Self { _App_base.key(0, _build_reader, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Resource & ~Copyable { static var resource: Self { _App_base.key(1, _build_resource, lifetime: .transient) } }

private let _App_needs: StaticString = """
  reader: resource
  resource:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.reader)
  entries.add(.resource)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
