import DIRuntime

@main struct Main {
  @MainActor static func main() async throws {
    let c = Container()
    let p = Plain(); c.inject(p); print(p.store.n)
    let w = Waiting(); try await c.inject(w); print(w.database.n)
    let k = Controller(); c.inject(k); print(k.window.title)
    let a = AsyncController(); try await c.inject(a); print(a.window.title, a.database.n)
    let s = try await c.service; print(s.database.n)
    print(c.root.window.title)
  }
}
