import DIRuntime

@main struct Run {
  @MainActor static func main() async throws {
    let c = Container()
    do throws(Failure) { try c.inject(A()) } catch {}
    let b = B()
    try c.inject(b)
    _ = await b.later()
    let x = C()
    try await c.inject(x)
    print(x.slow != nil, x.ui === b.ui)
    await V().load()
    print(try c.service(text: "x").risky != nil)
  }
}
