import Foundation

// @module(isolation: MainActor)
import DIRuntime

// @module(isolation: MainActor)
struct A {
  // @module(isolation: MainActor)
  func f(x: Int /* @module(isolation: MainActor) */) {
    // @module(isolation: MainActor)
    print(x)
  }
}

let x = 1  // @module(isolation: MainActor)

// @provide
struct B {
  init(y: A /* @arg */ /* @module(isolation: MainActor) */) {}
}

// @modul(isolation: MainActor)

// @module(isolation: MainActor)
