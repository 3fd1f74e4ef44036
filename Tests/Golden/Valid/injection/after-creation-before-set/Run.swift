import DIRuntime

@main struct Run {
  static func main() async throws {
    let c = Container()
    let o = try c.order; print(o.log.lines, o.value)
    try await c.warmUp()
    print(c.eager.order.value === c.keep, c.v.keep === c.keep)
    try await c.close(); print(o.log.lines)
    let l = lost(); print(l.keep.value === l.make())
    let u = Container(); let w = u.overriding { $0.override(.keep) { _ in Keep() } }
    print(w.v.keep !== u.v.keep, w.eager !== u.eager, w.eager.order.value === w.keep, u.eager.order.value === u.keep)
    let f = u.fresh(.eager); print(f !== u.eager, f.log != nil)
  }
}
