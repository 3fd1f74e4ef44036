import DIRuntime

// A name may have a dollar behind its first character, and an operator may end with a dot.
infix operator ..|..

// @provide(singleton)
final class Price$: Sendable {
  let value$ = 7
}

// @provide
struct Bill_$_ {
  let price$: Price$
  let tip$: Int  // @arg
}
