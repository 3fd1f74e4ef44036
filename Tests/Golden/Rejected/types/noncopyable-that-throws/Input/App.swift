struct Failed: Error {}

// No property can hand out what cannot be copied where that throws or has to be waited for.
// @provide
struct File: ~Copyable {
  init() throws(Failed) {}
}

struct Socket: ~Copyable {}

// @provide
func connection() async -> Socket { Socket() }
