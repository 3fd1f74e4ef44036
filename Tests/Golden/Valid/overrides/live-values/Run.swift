import DIRuntime

@main struct M {
  @MainActor static func main() async throws {
    let c = Container.faking(
      callback: { @Sendable in $0 + 1 }, default: "x", home: "fakehome", late: Late(n: 5), maybe: "m",
      overrides: "o", port: 80,
      row: { "row \($0)" }, row2: { [$0] }, store: Store(n: 4), tokens: [1: "t"],
      word: { a, b, c in b.first! })
    print(c.callback(1), c.default, c.home, await c.late.n, c.maybe as Any, c.overrides, try c.port)
    print(
      try await c.row(id: 3), try await c.row2(id: 4), await c.store.n, try await c.tokens,
      try await c.word(a: 1, "w"))
  }
}
