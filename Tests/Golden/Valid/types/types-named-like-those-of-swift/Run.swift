import DIRuntime

@main struct Run {
  static func main() throws {
    let c = Container { $0.override(.result) { _ in Result() } }
    let session = c.session(user: "Ann")
    print(
      try session.cart.user, try session.fresh(.cart).user,
      c.page(name: "home", error: .closed, done: { _ in }).error)
    let (_, numbers) = AsyncStream<Int>.makeStream()
    print(c.feed(numbers: numbers).later("about", .closed, { _ in }).name)
  }
}
