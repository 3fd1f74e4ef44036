// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Both`, new each time, provided by `Both` in App.swift.
  var both: Both {
    if let make = _override(of: .both) { return make(_handle) }
    return _build_both(self)
  }

  /// `Network.Loader`, new each time, provided by `Network.Loader` in App.swift.
  var loader: Network.Loader {
    if let make = _override(of: .loader) { return make(_handle) }
    return _build_loader(self)
  }

  /// `Network.Request`, a singleton, provided by `Network.request` in App.swift.
  var request: Network.Request { _kept(.request) }

  /// `Storage.Request`, new each time, provided by `Storage.make` in App.swift.
  var storageRequest: Storage.Request {
    if let make = _override(of: .storageRequest) { return make(_handle) }
    return _build_storageRequest(self)
  }

  /// `Storage.Writer`, new each time, provided by `Storage.Writer` in App.swift.
  var writer: Storage.Writer {
    if let make = _override(of: .writer) { return make(_handle) }
    return _build_writer(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_both(_ c: Container) -> Both { Both(loader: c.loader, writer: c.writer, request: c.request) }

private func _build_loader(_ c: Container) -> Network.Loader { Network.Loader(request: c.request) }

private func _build_request(_ c: Container) -> Network.Request { Network.request() }

private func _build_storageRequest(_ c: Container) -> Storage.Request { Storage.make() }

private func _build_writer(_ c: Container) -> Storage.Writer { Storage.Writer(request: c.storageRequest) }

#sourceLocation(file: "App.swift", line: 14)
private func _check_0() { _ =
              _Kept<Network.Request>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Both { static var both: Self { _App_base.key(1, _build_both, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Network.Loader { static var loader: Self { _App_base.key(2, _build_loader, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Network.Request { static var request: Self { _App_base.key(0, _build_request) } }
extension Key where Maker == @Sendable (Container) -> Storage.Request { static var storageRequest: Self { _App_base.key(3, _build_storageRequest, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Storage.Writer { static var writer: Self { _App_base.key(4, _build_writer, lifetime: .transient) } }

private let _App_needs: StaticString = """
  request:
  both: loader request writer
  loader: request
  storageRequest:
  writer: storageRequest
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.both)
  entries.add(.loader)
  entries.add(.request)
  entries.add(.storageRequest, name: "storageRequest")
  entries.add(.writer)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
