struct TooMuch: Error {}

// @provide(transient, replaces: payments)
struct Sandbox: Payments {
  let limit: Int
  func pay(_ amount: Int) throws -> String { if amount > limit { throw TooMuch() } else { "sandbox \(amount)" } }
}

// @provide(replaces: limit)
func smallLimit() -> Int { 5 }
