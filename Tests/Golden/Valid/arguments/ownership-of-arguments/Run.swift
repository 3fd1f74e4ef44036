import DIRuntime

@main struct Run {
  static func main() async throws {
    let c = Container()
    print(await c.owner(buffer: Buffer(), name: "n", other: "o").read())
    print(c.taker(buffer: Buffer()).buffer.text, c.giver.buffer.text)
  }
}
