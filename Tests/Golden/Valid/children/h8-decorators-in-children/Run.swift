import Core
import DIRuntime

@main enum Main { static func main() {
  let c = Container()
  let s = c.session(user: User(name: "ann"))
  print(s.profile.text, s.profile.text)
  print(s.badge.text)
  print(s.page(n: 1).text, s.page(n: 1).text, s.page(n: 7).text)
  print(s.own.text, s.own === s.own, s.clock.text)
  let o = s.overriding { $0.override(.clock) { CoreClock() } }
  print(o.profile.text, o.page(n: 1).text)
  let t = c.session(user: User(name: "bob"))
  print(t.profile.text)
  let q = Container { $0.override(.profile) { c in P2(profile: c.original(.profile), clock: c.clock) } }
  print(q.session(user: User(name: "q")).profile.text)
} }
