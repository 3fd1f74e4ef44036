// @provide(keyed: ident)
final class Account: Sendable {
  init(id: Int /* @arg */) {}
}

// @provide(keyed: [foo, id])
final class Wallet: Sendable {
  init(id: Int /* @arg */, name: String /* @arg */) {}
}
