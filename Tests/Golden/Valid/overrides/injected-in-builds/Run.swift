import DIRuntime

struct Frozen: Clock { let time: Int; func now() -> Int { time } }

@main struct Run {
  static func main() throws {
    let c = Container { $0.override(.clock) { _ in Frozen(time: 7) } }
    // The building container, whatever is current; and nobody's, once the build is over.
    try withContainer(Container()) { try show(c) }
    print(Container.current == nil)
    try show(Container())
    try show(c.overriding { $0.override(.clock) { _ in Frozen(time: 8) } })
  }

  static func show(_ c: Container) throws {
    let child = c.child(title: "t")
    let small = c.child(title: "t", size: 2)
    print(c.report(title: "t").clock.now(), c.job.clock().now(), c.eager.clock.now())
    let written = try c.written
    print(written.clock().now(), child.clock.now(), child.report.clock.now(), small.clock.now())
    print(c.made?.clock.now() ?? 0, c.part.clock.now(), c.whole.clock.now(), c.parts.map { $0.clock.now() })
    print(c.settings.value.clock().now(), c.around.clock.now(), c.wrapped.number)
  }
}
