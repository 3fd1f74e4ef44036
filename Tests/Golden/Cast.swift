import DIRuntime

// What the examples of the documentation speak of. An example gets those of these that it names and does not declare.

protocol Clock: Sendable { func now() -> Int }

// @provide(singleton, as: Clock)
struct SystemClock: Clock { func now() -> Int { 42 } }

struct FrozenClock: Clock { func now() -> Int { 7 } }

struct LoggingClock: Clock {
  let around: any Clock
  func now() -> Int { around.now() }
}

// @provide
final class Greeter {
  let clock: any Clock
  let greeting: String
  init(clock: any Clock, greeting: String /* @arg */ = "Hello") {
    self.clock = clock
    self.greeting = greeting
  }
  func greet() -> String { "\(greeting) at \(clock.now())" }
}

// @provide
final class Report {
  @Injected(.clock) var clock
  var text: String { "\(clock.now())" }
  func print() { Swift.print(text) }
}

// @provide(singleton, boxed)
struct Settings: Sendable {
  var isVerbose = false
  var count = 0
}

protocol Payments: Sendable { func pay(_ amount: Int) }

protocol Analytics: Sendable { func record(_ event: String) }

// @provide(singleton, as: Analytics)
struct SilentAnalytics: Analytics { func record(_ event: String) {} }

protocol Model: Sendable {}

struct User: Model {
  // @provide(singleton)
  init() {}
  init(name: String) {}
  init(id: Int, clock: any Clock) {}
}

struct Order: Model {}

// @provide(singleton)
final class Profile: Sendable { init(user: User) {} }

// @provide(singleton)
final class Database: Sendable {
  static func open(at path: String) async throws -> Database { Database() }
}

protocol Store<Entity>: Sendable { associatedtype Entity }

protocol Storage {}

protocol Reader: Sendable {}

protocol Writer: Sendable {}

final class Disk: Reader, Writer {}

protocol Cache {}

// @provide(singleton)
final class Session: Sendable {}

// @provide(singleton)
final class Egg: Sendable {}

// @provide
class Connection {}

final class FakeConnection: Connection {}

// @provide
struct Room { init(number: Int /* @arg */) {} }

// @provide
struct File { init() throws {} }

protocol Plugin: Sendable {}

protocol Rule: Sendable {}

struct PDFPlugin: Plugin {}

protocol Log: Sendable {}

// @provide(singleton)
final class Server: Sendable { func run() {} }

// @provide(singleton)
final class MainQueue: Sendable {}

// @provide
struct Ticket { init() throws {} }

protocol Transport: Sendable {}

struct URLTransport: Transport {}

struct DemoModule: DynamicModule { func register(in container: DynamicContainer) {} }

let isDemo = true

protocol Bird {}

final class Duck: Bird {}

final class ChatRoom: Sendable { init(_ name: String) {} }

struct Sync { func run() async throws {} }

let counter = Box(0)
