import DIRuntime

class Base {
  @Injected(.clock) var clock
  init() {}
}

enum Sizes { static let usual = 1 }
