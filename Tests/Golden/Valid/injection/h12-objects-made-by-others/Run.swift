import DIRuntime

@main struct Run {
  @MainActor static func main() async throws {
    let container = Container()
    let s: Screen = Detail()
    container.inject(s)
    print(s.clock.now(), (s as! Detail).later != nil, s.title as Any)
    s.log.write("hi"); (s as! Detail).lazyLog.value.write("lazy")
    let p = Plain(); container.inject(p); print(p.clock.now())
    var i = Intent(); container.inject(&i); print(i.clock!.now())
    print(container.home.clock.now())
  }
}
