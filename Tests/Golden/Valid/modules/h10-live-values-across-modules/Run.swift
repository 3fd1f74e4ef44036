import Core
import DIRuntime
import Net

@main struct M {
  static func main() async throws {
    let c = Container.faking(
      clockOfCore: Fake(), clockOfNet: 5, disk: Disk(n: "fake"), four: Four(x: 1), log: Fake(),
      mailer: Fake(), p: PQ(), q: PQ(), thirdThree: Three(x: 1))
    print(c.writer.clock.now(), c.Net::clock, c.session(user: "A").disk.n, c.desk.mailer.send())
    let u = c.user
    print(u.ps.count, u.q, u.lazy.value === c.thirdThree, u.two(), u.f() === u.f())
    print(c.original(.Core::clock).now(), c.fresh(.p), try c.dynamic.resolveAll((any P).self).count)
    let o = c.overriding { $0.override(.q) { PQ() } }
    print(o.session(user: "B").disk.n, o.writer.clock.now(), c.third is Three)
  }
}
