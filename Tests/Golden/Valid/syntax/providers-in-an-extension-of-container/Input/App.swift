import DIRuntime

struct Service: Sendable { let name: String }
struct Gateway { let service: Service }

extension Container {
  // @provide(singleton)
  static func makeService() -> Service { Service(name: "from an extension") }

  // @provide
  static func gateway(makeService: Service) -> Gateway { Gateway(service: makeService) }

  /// The user's own shortcut.
  var name: String { gateway.service.name }
}
