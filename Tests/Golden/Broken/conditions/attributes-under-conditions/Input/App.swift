@globalActor
actor Disk {
  static let shared = Disk()
}

#if DEBUG
@MainActor
#endif
// @provide
final class Model {}

// @provide
struct Screen {
  #if DEBUG
  @Disk
  #else
  @inline(never)
  #endif
  init() {}
}

enum Values {
  // @provide
  #if os(macOS)
  @available(macOS 26, *)
  #endif
  static func port() -> Int { 80 }
}

@frozen
#if DEBUG
@MainActor
#elseif os(Linux)
@dynamicMemberLookup
#endif
enum Around {
  // @provide
  struct Inner {}
}

// What says nothing of where and when it is there is nobody's business.
#if DEBUG
@dynamicMemberLookup
#endif
// @provide
struct Free {
  subscript(dynamicMember name: String) -> Int { 3 }
}
