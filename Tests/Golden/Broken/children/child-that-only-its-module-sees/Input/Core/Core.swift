public struct Account {}

// @container(parent: Container)
public struct Session {
  let account: Account
}
