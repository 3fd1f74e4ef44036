import Core
import DIRuntime
import Mid

@main enum Main { static func main() {
  let c = Container()
  print(c.clock.name, c.wall.clock.name)
  print(c.clock.name, c.log.text)
  let t = Container { $0.override(.clock) { c in Quoted(clock: c.original(.clock)) } }
  print(t.clock.name)
  let s = c.overriding { $0.override(.clock) { c in Low(clock: c.original(.clock)) } }
  print(s.clock.name, s.wall === c.wall)
  let d = c.overriding { $0.override(.log) { c in FileLog() } }
  print(d.clock.name, d.wall === c.wall, d.log.text)
} }
