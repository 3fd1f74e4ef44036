// @module(isolation: MainActor)
import DIRuntime

// @container(parent: Container)
struct Session { let number: Int }

// @container(parent: Container)
@MainActor struct Visit { let guest: String }

enum Outer {
  // @container(parent: Container)
  struct Stay { let nights: Double }
}

@MainActor enum Painted {
  // @container(parent: Container)
  struct Wall { let width: Float }
}

// @container(parent: Container)
nonisolated struct Trip { let length: Float }
