import Core
import DIRuntime
import Mid

@main enum Main { static func main() {
  let c = Container()
  print(c.rules.map(\.text)); print(c.engine.rules.map(\.text)); print(c.midUser.rules.map(\.text))
  print(c.session(user: User()).rules.map(\.text))
  let o = Container { $0.override(.rules) { c in c.original(.rules) + [Z()] } }
  print(o.engine.rules.map(\.text))
  let p = c.overriding { $0.override(.z) { Z() } }
  print(p.engine === c.engine)
  let q = c.overriding { $0.override(.midUser) { c in c.original(.midUser) } }
  print(q.engine === c.engine)
} }
