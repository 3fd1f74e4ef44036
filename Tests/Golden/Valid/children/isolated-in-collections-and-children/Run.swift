import DIRuntime

@main
struct Main {
  @MainActor static func main() async throws {
    let c = Container()
    print(c.plugins.map(\.name), c.registry.plugins.count)
    let s = c.session(user: "ann")
    print(s.cart === s.cart, s.checkout.plugins.count, s.checkout.cart.user)
    let a = await s.remote, b = await s.sync
    print(a === b.remote, a.user)
    let o = s.overriding { $0.override(.cart) { c in Cart(user: c.original(.cart).user + "!") } }
    print(o.cart.user, o.checkout.cart.user, s.cart.user)
    let p = s.overriding { $0.override(.remote) { c in await Remote(user: c.original(.remote).user + "?") } }
    print(await p.sync.remote.user, s.fresh(.cart) === s.cart)
    let h = c.holder
    print(h.two === c.two, withContainer(c) { h.one.name })
    print(c.text, c.number, c.worker.registry, try await c.legacy)
  }
}
