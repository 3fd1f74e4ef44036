import DIRuntime

protocol Plugin: Sendable { static var name: String { get } }
protocol Source<Value>: Sendable { associatedtype Value }

struct Pages: Plugin { static let name = "pages" }

// @provide
struct Tag<Of>: Sendable { var text: String { "\(Of.self)" } }

// @provide
struct Register<Of> {
  let tag: Tag<Of>
  let first: Tag<Of?>
}

// What is a protocol of the standard library shows in the parameter only.
// @provide
struct Desk {
  let plugins: Tag<any Plugin>
  let kinds: Tag<any Plugin.Type>
  let source: Register<any Source<String>>
  let both: Tag<any Plugin & Source<Int>>
  let clock: Register<any Clock<Duration>>
  let numbers: Tag<[any Swift.Sequence<Int>]>
  let kindOfClock: Tag<any Clock<Duration>.Type>
}
