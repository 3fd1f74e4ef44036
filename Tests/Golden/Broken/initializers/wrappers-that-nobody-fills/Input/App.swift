import DIRuntime
import SwiftData
import SwiftUI

// What comes from the environment or a container is not passed, and so needs no provider, be it private.
// @provide
struct Screen {
  @FocusState private var isFocused: Bool
  @Namespace private var names
  @Query private var drafts: [Draft]
  @EnvironmentObject var theme: Theme
  @Injected private var clock: Clock
  let store: Store
}

// @provide
final class Editor {
  @EnvironmentObject private var theme: Theme
  @Injected var store: Store
  let clock: Clock
}

// Nor can it be.
// @provide
struct Field {
  @FocusState var isFocused: Bool  // @arg
  @Injected var clock: Clock  // @named(other)
}

// What one of our own is made of is not looked at.

@propertyWrapper
struct Late<Value> {
  private var value: Value?
  var wrappedValue: Value {
    get { value! }
    set { value = newValue }
  }

  init() {}
  init(wrappedValue: Value) { value = wrappedValue }
}

// @provide
final class Form {
  @Late var title: String
}

// @provide
struct Entry {
  @Late private var text: String
  let store: Store
}
