import DIRuntime

@main struct Run {
  @MainActor static func main() async throws {
    let c = Container()
    let a = A(); c.inject(a)
#if X
    print(a.only != nil)
    let d = Derived(); c.inject(d); print(d.a != nil)
    let w = Wholly(); c.inject(w); print(w.o != nil)
    let e = Conditional(); c.inject(e); print(e.a != nil, e.b != nil)
    let bb: Base = Conditional(); c.inject(bb); print((bb as! Conditional).b != nil)
#endif
  }
}
