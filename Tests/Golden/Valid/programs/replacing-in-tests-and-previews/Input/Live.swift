protocol Payments: Sendable { func pay(_ amount: Int) throws -> String }

// @provide(singleton, as: Payments)
final class Bank: Payments { func pay(_ amount: Int) -> String { "bank \(amount)" } }

// @provide(name: limit)
let dailyLimit: Int = 100

// @provide
struct Till {
  let payments: any Payments
  let limit: Int
}
