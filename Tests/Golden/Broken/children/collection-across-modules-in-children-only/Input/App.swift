import Core
import DIRuntime

// @provide(in: Session, into: Hook)
struct Greeting: Hook { let user: String }
