import Core
import Mid
import DIRuntime
// @provide(into: Rule)
struct Z: Rule { var text: String { "z" } }
// @provide(singleton, in: Session, into: Rule)
struct S: Rule { let user: User; var text: String { "s" } }
struct Wrapped: Rule { let inner: any Rule; var text: String { "<\(inner.text)>" } }
// @provide(replaces: rules)
func wrapped(later: () -> [any Rule]) -> [any Rule] { print("app"); return later().map { Wrapped(inner: $0) } }
