import DIRuntime

@main struct Run {
  static func main() {
    let c = Container()
    print(c.a(_handle: 2, 3).d, c.b(value: 1, make: 2, c: 3, slot: 4, Container: 5, handle: 6, key: 7).d)
    let cc = c.c(value: 1, _build_c: 2, self: 3, it: 4)
    print(cc.x, cc.y, c.d(Lazy: 1, Provider: 2, E: 3, DIRuntime: 4, App: 5, Swift: 6).d, c.f(Box: 1, F: 2).value.n)
    print(c.g(_key: 1, Type: 2).n, c.h(Protocol: 1, Self: 2, init: 3, in: 4, `inout`: 5).n, c.i.f(1, 2).d, c.i.g(1, 2).n)
    print(c.session(Session: 1, SessionContainer: 2, Container: 3, Lazy: 4, App: 5, DIRuntime: 6).k.n)
  }
}
