// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Foundation

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `_Hidden`, new each time, provided by `_Hidden` in Names.swift.
  var _hidden: _Hidden {
    if let make = _override(of: ._hidden) { return make(_handle) }
    return _build__hidden(self)
  }

  /// `APIClient`, new each time, provided by `APIClient` in Names.swift.
  var apiClient: APIClient {
    if let make = _override(of: .apiClient) { return make(_handle) }
    return _build_apiClient(self)
  }

  /// `Größe`, new each time, provided by `Größe` in Names.swift.
  var größe: Größe {
    if let make = _override(of: .größe) { return make(_handle) }
    return _build_größe(self)
  }

  /// `HTTP2Client`, new each time, provided by `HTTP2Client` in Names.swift.
  var http2Client: HTTP2Client {
    if let make = _override(of: .http2Client) { return make(_handle) }
    return _build_http2Client(self)
  }

  /// `iOSHelper`, new each time, provided by `iOSHelper` in Names.swift.
  var iOSHelper: iOSHelper {
    if let make = _override(of: .iOSHelper) { return make(_handle) }
    return _build_iOSHelper(self)
  }

  /// `ID`, new each time, provided by `ID` in Names.swift.
  var id: ID {
    if let make = _override(of: .id) { return make(_handle) }
    return _build_id(self)
  }

  /// `Outer.Inner`, new each time, provided by `Outer.Inner` in Names.swift.
  var inner: Outer.Inner {
    if let make = _override(of: .inner) { return make(_handle) }
    return _build_inner(self)
  }

  /// `Outer.Inner.Innermost`, new each time, provided by `Outer.Inner.Innermost` in Names.swift.
  var innermost: Outer.Inner.Innermost {
    if let make = _override(of: .innermost) { return make(_handle) }
    return _build_innermost(self)
  }

  /// `any Reader & Writer`, new each time, provided by `MainStore` in Names.swift.
  var main: any Reader & Writer {
    if let make = _override(of: .main) { return make(_handle) }
    return _build_main(self)
  }

  /// `MainStore`, new each time, provided by `MainStore` in Names.swift.
  var mainMainStore: MainStore {
    if let make = _override(of: .mainMainStore) { return make(_handle) }
    return _build_mainMainStore(self)
  }

  /// `JSONDecoder`, new each time, provided by `JSONDecoder.plainDecoder` in Names.swift.
  var plainDecoder: JSONDecoder {
    if let make = _override(of: .plainDecoder) { return make(_handle) }
    return _build_plainDecoder(self)
  }

  /// `any Reader`, new each time, provided by `FileStore` in Names.swift.
  var reader: any Reader {
    if let make = _override(of: .reader) { return make(_handle) }
    return _build_reader(self)
  }

  /// `snake_case`, new each time, provided by `snake_case` in Names.swift.
  var snake_case: snake_case {
    if let make = _override(of: .snake_case) { return make(_handle) }
    return _build_snake_case(self)
  }

  /// `URLSession`, new each time, provided by `URLSession` in Names.swift.
  var urlSession: URLSession {
    if let make = _override(of: .urlSession) { return make(_handle) }
    return _build_urlSession(self)
  }

  /// `URLSessionPool`, new each time, provided by `URLSessionPool` in Names.swift.
  var urlSessionPool: URLSessionPool {
    if let make = _override(of: .urlSessionPool) { return make(_handle) }
    return _build_urlSessionPool(self)
  }

  /// `Repository<User>`, new each time, provided by `Repositories.users` in Names.swift.
  var users: Repository<User> {
    if let make = _override(of: .users) { return make(_handle) }
    return _build_users(self)
  }

  /// `V2Client`, new each time, provided by `V2Client` in Names.swift.
  var v2Client: V2Client {
    if let make = _override(of: .v2Client) { return make(_handle) }
    return _build_v2Client(self)
  }

  /// `any Writer`, new each time, provided by `FileStore` in Names.swift.
  var writer: any Writer {
    if let make = _override(of: .writer) { return make(_handle) }
    return _build_writer(self)
  }

  /// `ÄÖReader`, new each time, provided by `ÄÖReader` in Names.swift.
  var äöReader: ÄÖReader {
    if let make = _override(of: .äöReader) { return make(_handle) }
    return _build_äöReader(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build__hidden(_ c: Container) -> _Hidden { _Hidden() }

private func _build_apiClient(_ c: Container) -> APIClient { APIClient() }

private func _build_größe(_ c: Container) -> Größe { Größe() }

private func _build_http2Client(_ c: Container) -> HTTP2Client { HTTP2Client() }

private func _build_iOSHelper(_ c: Container) -> iOSHelper { iOSHelper() }

private func _build_id(_ c: Container) -> ID { ID() }

private func _build_inner(_ c: Container) -> Outer.Inner { Outer.Inner() }

private func _build_innermost(_ c: Container) -> Outer.Inner.Innermost { Outer.Inner.Innermost() }

private func _build_main(_ c: Container) -> any Reader & Writer { _check_main(c.mainMainStore) }

private func _build_mainMainStore(_ c: Container) -> MainStore { MainStore() }

private func _build_plainDecoder(_ c: Container) -> JSONDecoder { JSONDecoder.plainDecoder() }

private func _build_reader(_ c: Container) -> any Reader { _check_reader(FileStore()) }

private func _build_snake_case(_ c: Container) -> snake_case { snake_case() }

private func _build_urlSession(_ c: Container) -> URLSession { URLSession() }

private func _build_urlSessionPool(_ c: Container) -> URLSessionPool { URLSessionPool() }

private func _build_users(_ c: Container) -> Repository<User> { Repositories.users() }

private func _build_v2Client(_ c: Container) -> V2Client { V2Client() }

private func _build_writer(_ c: Container) -> any Writer { _check_writer(FileStore()) }

private func _build_äöReader(_ c: Container) -> ÄÖReader { ÄÖReader() }

#sourceLocation(file: "Names.swift", line: 65)
private func _check_main(_ value: consuming MainStore) -> any Reader & Writer {
                 value }
#sourceLocation()
#sourceLocation(file: "Names.swift", line: 62)
private func _check_reader(_ value: consuming FileStore) -> any Reader {
                 value }
#sourceLocation()
#sourceLocation(file: "Names.swift", line: 62)
private func _check_writer(_ value: consuming FileStore) -> any Writer {
                         value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> _Hidden { static var _hidden: Self { _App_base.key(0, _build__hidden, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> APIClient { static var apiClient: Self { _App_base.key(1, _build_apiClient, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Größe { static var größe: Self { _App_base.key(2, _build_größe, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> HTTP2Client { static var http2Client: Self { _App_base.key(3, _build_http2Client, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> iOSHelper { static var iOSHelper: Self { _App_base.key(4, _build_iOSHelper, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> ID { static var id: Self { _App_base.key(5, _build_id, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Outer.Inner { static var inner: Self { _App_base.key(6, _build_inner, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Outer.Inner.Innermost { static var innermost: Self { _App_base.key(7, _build_innermost, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Reader & Writer { static var main: Self { _App_base.key(8, _build_main, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> MainStore { static var mainMainStore: Self { _App_base.key(9, _build_mainMainStore, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> JSONDecoder { static var plainDecoder: Self { _App_base.key(10, _build_plainDecoder, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Reader { static var reader: Self { _App_base.key(11, _build_reader, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> snake_case { static var snake_case: Self { _App_base.key(12, _build_snake_case, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> URLSession { static var urlSession: Self { _App_base.key(13, _build_urlSession, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> URLSessionPool { static var urlSessionPool: Self { _App_base.key(14, _build_urlSessionPool, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Repository<User> { static var users: Self { _App_base.key(15, _build_users, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> V2Client { static var v2Client: Self { _App_base.key(16, _build_v2Client, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Writer { static var writer: Self { _App_base.key(17, _build_writer, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> ÄÖReader { static var äöReader: Self { _App_base.key(18, _build_äöReader, lifetime: .transient) } }

private let _App_needs: StaticString = """
  _hidden:
  apiClient:
  größe:
  http2Client:
  iOSHelper:
  id:
  inner:
  innermost:
  main: mainMainStore
  mainMainStore:
  plainDecoder:
  reader:
  snake_case:
  urlSession:
  urlSessionPool:
  users:
  v2Client:
  writer:
  äöReader:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(._hidden)
  entries.add(.apiClient)
  entries.add(.größe)
  entries.add(.http2Client)
  entries.add(.iOSHelper)
  entries.add(.id)
  entries.add(.inner)
  entries.add(.innermost)
  entries.add(.main, name: "main")
  entries.add(.mainMainStore, name: "main")
  entries.add(.plainDecoder)
  entries.add(.reader)
  entries.add(.snake_case)
  entries.add(.urlSession)
  entries.add(.urlSessionPool)
  entries.add(.users)
  entries.add(.v2Client)
  entries.add(.writer)
  entries.add(.äöReader)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
