import DIRuntime

@main struct Run {
  @MainActor static func main() async throws {
    let c = Container()
    let o = Under()
    c.inject(o)
    print(o.rules.count, o.log.n, o.primary!.n, o.port!, o.square != nil, o.shape is Square, o.container === c, o.make("x").id, o.provider() !== o.square, o.kept, o.unknown as Any, o.other != nil, o.a !== o.b, o.class != nil, o.unsafe != nil, o.implicit != nil)
  }
}
