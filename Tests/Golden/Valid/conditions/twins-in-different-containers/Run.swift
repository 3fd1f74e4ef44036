import DIRuntime

@main
struct Run {
  static func main() {
    let session = Container().session(user: User())
    print(session.history.page.logger.text)
    #if TRACE
    let other = session.overriding { (overrides: inout Overrides) in
      overrides.override(Key<@Sendable (SessionContainer) -> any Logger>.logger) { _ in Fake() }
    }
    #else
    let other = session.overriding { (overrides: inout Overrides) in
      overrides.override(Key<@Sendable (Container) -> any Logger>.logger) { _ in Fake() }
    }
    #endif
    print(other.history.page.logger.text, other.history === session.history)
  }
}
