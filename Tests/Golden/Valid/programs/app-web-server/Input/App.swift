struct Request: Sendable { var path: String; var user: String? = nil }
struct Response: Sendable, Equatable { var status: Int; var body: String }

protocol Handler: Sendable {
  var path: String { get }
  func handle(_ request: Request) throws -> Response
}
protocol Middleware: Sendable {
  func apply(_ request: Request, next: (Request) throws -> Response) rethrows -> Response
}

struct NotFound: Error {}

enum Configuration {
  // @provide(singleton)
  static let port: Int = 8080
  // @provide(singleton)
  static let greeting: String = "Hello"
}

// @provide(singleton)
final class AccessLog: Sendable {
  func line(_ request: Request, _ response: Response) -> String { "\(response.status) \(request.path)" }
}

// @provide(into: Handler)
struct Hello: Handler {
  let path = "/hello"
  let greeting: String
  func handle(_ request: Request) -> Response { Response(status: 200, body: "\(greeting), \(request.user ?? "you")") }
}

// @provide(singleton, into: Handler)
final class Health: Handler {
  let path = "/health"
  private let uptime: @Sendable () -> Uptime
  init(uptime: @escaping @Sendable () -> Uptime) { self.uptime = uptime }
  func handle(_ request: Request) -> Response { Response(status: 200, body: "\(uptime().seconds)s") }
}

// @provide
struct Uptime { let seconds = 3 }

// @provide(into: Middleware)
struct Authentication: Middleware {
  func apply(_ request: Request, next: (Request) throws -> Response) rethrows -> Response {
    var request = request
    request.user = "ann"
    return try next(request)
  }
}

// @provide(into: Middleware)
struct Shouting: Middleware {
  func apply(_ request: Request, next: (Request) throws -> Response) rethrows -> Response {
    var response = try next(request)
    response.body = response.body.uppercased()
    return response
  }
}

// @provide(singleton)
final class Server: Sendable {
  private let handlers: [any Handler]
  private let middlewares: [any Middleware]
  private let log: AccessLog
  let address: String

  init(handlers: [any Handler], middlewares: [any Middleware], log: AccessLog, port: Int, host: String = "localhost") {
    (self.handlers, self.middlewares, self.log) = (handlers, middlewares, log)
    address = "\(host):\(port)"
  }

  func respond(to request: Request) throws -> (Response, String) {
    let end: (Request) throws -> Response = { [handlers] request in
      guard let handler = handlers.first(where: { $0.path == request.path }) else { throw NotFound() }
      return try handler.handle(request)
    }
    let chain = middlewares.reversed().reduce(end) { next, middleware in { try middleware.apply($0, next: next) } }
    let response = try chain(request)
    return (response, log.line(request, response))
  }
}
