import DIRuntime

@main
struct Main {
  static func main() async throws {
    let c = Container()
    await MainActor.run {
      c.model.count = 3
      print(c.model.count, c.homeScreen(name: "home").name, c.wrapper.model.count)
      let detail = try! c.screen
      print(detail.title, try! c.screen === detail)
      print(c.local.make() === c.model, c.navigator.make("n").name, c.navigator.model.value.count)
      print(c.left as AnyObject === c.right as AnyObject)
      let d = Container { $0.override(.model) { _ in let m = Model(); m.count = 10; return m } }
      print(d.model.count, d.homeScreen(name: "x").model.count, d.fresh(.model).count, d.fresh(.homeScreen, "z").name)
      let e = c.overriding { $0.override(.model) { c in let m = c.original(.model); m.count = 20; return m } }
      print(e.model.count, c.model.count, e.wrapper.model.count)
    }
    print(await c.navigator.later("l").name)
    await db(c)
  }
  @DB static func db(_ c: Container) {
    c.store.rows = 4
    print(c.store.rows, c.query(text: "q").store === c.store)
    let d = Container { $0.override(.store) { _ in let s = Store(); s.rows = 9; return s } }
    print(d.store.rows, d.store === d.store)
  }
}
