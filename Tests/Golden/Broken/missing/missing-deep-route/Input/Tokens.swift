protocol TokenStore {}

enum InMemoryTokens: TokenStore {
  case none
}
