// @provide
final class Server {
  init(
    port: Int /* @arg(default) */,
    host: String /* @named */,
    user: String /* @named() */,
    path: String /* @named(a, b) */,
    log: String /* @named(name: x) */,
    tag: String /* @named("tag") */,
    id: Int,  // @arg the number
    key: Int  // @named(a) or so
  ) {}
}
