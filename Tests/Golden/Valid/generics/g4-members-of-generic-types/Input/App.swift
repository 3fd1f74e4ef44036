// @provide
struct Slot<T> {
  var title: String { "\(T.self)" }
}

// @provide
struct Members {
  let stream: Slot<AsyncStream<Int>.Continuation>
  let deeper: Slot<AsyncStream<Int>.Continuation.Termination>
  let keys: Slot<[String: Int].Keys>
  let index: Slot<Set<Int>.Index>
  let optional: Slot<AsyncStream<String>.Continuation?>
  let declared: Slot<Outer<Int>.Inner<String>.Core>
  let aliased: Slot<Continuation<Bool>>
}

struct Outer<A> {
  struct Inner<B> {
    struct Core {}
  }
}

typealias Continuation<T> = AsyncStream<T>.Continuation

// Aliases, which are one type with what they stand for.
// @provide
struct Aliases {
  let whole: Slot<Int>
  let index: Slot<Array<Int>.Index>
  let bound: Slot<Range<Int>.Bound>
}

// Members that extensions of such types declare.
extension AsyncStream {
  struct Tag<N> {
    struct Mark {}
  }
}

extension AsyncStream.Continuation {
  typealias Number = Int
}

extension Optional {
  enum Kind { case some }
}

// @provide
struct Extended {
  let mark: Slot<AsyncStream<Int>.Tag<String>.Mark>
  let number: Slot<AsyncStream<Int>.Continuation.Number>
  let kind: Slot<Int?.Kind>
}

// Metatypes of a protocol, and of the one type that its values have.
protocol Shape {}

// @provide
struct Metatypes {
  let one: Slot<(any Shape).Type>
  let any: Slot<any Shape.Type>
}
