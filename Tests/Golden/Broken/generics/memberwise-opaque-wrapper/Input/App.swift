@propertyWrapper
struct Bound<Value> {
  var wrappedValue: Value { get { getter() } nonmutating set {} }
  let getter: () -> Value

  init(getter: @escaping () -> Value) { self.getter = getter }
}

// @provide
struct View {
  @Bound var title: String
}
