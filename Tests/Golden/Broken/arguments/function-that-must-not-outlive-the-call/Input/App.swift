import DIRuntime

// @provide
struct Kept {
  let action: () -> Int  // @arg
}

// @provide
struct Called {
  init(action: () -> Int /* @arg */) {}
}

// An initializer that calls the function only cannot hand it on to one that keeps it.
// @provide
struct Outer {
  init(kept: Kept, called: Called, action: () -> Int /* @arg */) {}
}

// This one keeps it too.
// @provide
struct Fine {
  init(kept: Kept, called: Called, action: @escaping () -> Int /* @arg */) {}
}
