import DIRuntime

@main enum Main { static func main() async throws {
  let c = Container()
  let w = c.watch
  print(w.clock.name, w.later.value === w.clock, w.f() === w.clock)
  print(c.book.rules.map(\.text), c.first.text)
  print(c.store(user: "a").text, c.store(user: "a") === c.store(user: "a"))
  print(c.node.text)
  print(try await c.loaded.text)
  print(await c.odd.n)
  print(c.settings.value.n)
  print(c.inner(n: 2).n, c.inner(n: 2, t: 4).t)
  print(c.port, c.host)
  let o = Container { $0.override(.clock) { c in C20(inner: c.original(.clock)) } }
  print(o.watch.clock.name)
  let p = c.overriding { $0.override(.first) { R2() } }
  print(p.clock === c.clock, p.book.rules.map(\.text))
} }
func === (a: any Clock, b: any Clock) -> Bool { (a as AnyObject) === (b as AnyObject) }
