import DIRuntime

@main struct Run {
  static func main() {
    let retrier = Container().retrier
    print(retrier.run { $0 == 3 }, retrier.run { _ in false }, retrier.never(1) == nil, retrier.onGiveUp("x"), retrier.clock == nil)
  }
}
