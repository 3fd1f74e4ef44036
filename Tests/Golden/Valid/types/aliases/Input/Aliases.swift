protocol Reader {}
protocol Writer {}
protocol Clock: Sendable {}
typealias Store = Reader & Writer
typealias AnyClock = any Clock
typealias AnyStore = any Store
typealias Repo<T> = Repository<T>
typealias IntMap<T> = [Int: T]
typealias Handler = @Sendable (_ text: String) -> Void

struct Repository<Element>: Sendable {}
struct User {}
enum Types { typealias Number = UInt32; typealias Inner = User }

// @provide(singleton, as: Store)
struct Disk: Store, Sendable {}

// @provide
func clock() -> AnyClock { Sundial() }
struct Sundial: Clock {}

// @provide
func spare() -> AnyStore? { nil }

// @provide
func repository() -> Repository<Types.Inner> { Repository() }

// @provide
func map() -> IntMap<[User]> { [:] }

// @provide
func number() -> Types.Number { 7 }

// @provide
func handler() -> Handler { { print("handled", $0) } }

// @provide
struct All {
  var store: any Writer & Reader
  var clock: (any Clock)
  var spare: Optional<any Reader & Writer>
  var repository: Repo<User>
  var map: Dictionary<Swift.Int, Array<User>>
  var number: UInt32
  var handler: @Sendable (String) -> ()
}

// An alias of an optional is one.

typealias Perhaps = User?
typealias Maybe = Perhaps
typealias Never2 = Writer2?
struct Writer2 {}

extension User {
  // @provide
  static func user() -> User { User() }
}

// @provide
struct Guests {
  let one: Perhaps
  let other: Maybe
  let none: Never2
  let asked: Maybe  // @arg
}
