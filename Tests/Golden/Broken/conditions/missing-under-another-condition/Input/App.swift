#if os(macOS)
// @provide
struct Keychain {}
#elseif DEBUG
// @provide(name: fake)
struct Keychain {}
#endif

#if os(Linux)
  #if !DEBUG
  // @provide
  struct Login {
    let keychain: Keychain
  }
  #endif
#endif

#if os(macOS)
// @provide
struct Prompt {
  let keychain: Keychain  // @named(fake)
}
#endif
