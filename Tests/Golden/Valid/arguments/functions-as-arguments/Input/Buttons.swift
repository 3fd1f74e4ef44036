typealias Handler = (String) -> Void
typealias Mapping<A, B> = (A) -> B

// @provide
final class Button {
  let onTap: Handler
  let transform: (Int) -> Int
  init(
    onTap: @escaping Handler /* @arg */,
    transform: @escaping @Sendable (_ value: Int) -> Int,  // @arg
    body: () -> String  // @arg
  ) {
    self.onTap = onTap
    self.transform = transform
    onTap(body())
  }
}

// @provide
struct Row {
  let onTap: Handler  // @arg
  let map: Mapping<Int, String>  // @arg
  var onEnd: (() -> Void)?  // @arg
  var sendable: @Sendable () -> Int  // @arg
}
