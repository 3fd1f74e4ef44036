import DIRuntime

@main struct Run {
  static func main() {
    let c = Container {
      $0.override(.default) { _ in Mode(text: "overridden") }
    }
    print(c.default.text, c.in.text)
    print(c.class(repeating: "text", 1, self: 3).text)
    print(c.protocol.default, c.`a spaced name`.text)
    print(c.user.protocol.default, c.user.store.text, c.user.in.text, c.user.twice.default)
    print(c.pause(await: 1).await, c.await.pause(2).await)
  }
}
