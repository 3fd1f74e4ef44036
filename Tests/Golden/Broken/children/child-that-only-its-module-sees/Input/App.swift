import Core

// @provide
struct Greeter {
  let account: Account
}
