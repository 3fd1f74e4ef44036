import DIRuntime

// @provide
struct Store<Value>: Sendable { var name: String { "\(Value.self)" } }

// @provide
struct Shop {
  let numbers: Lazy<Store<Int>>
  let words: Provider<Store<String>>
  let flags: Store<Bool>?
}
