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
