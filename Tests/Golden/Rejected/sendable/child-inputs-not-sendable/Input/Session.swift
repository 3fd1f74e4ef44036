import DIRuntime

final class Draft { var text = "" }

struct User: Sendable { let name: String }

// @container(parent: Container)
struct Session {
  let user: User
  let draft: Draft
}
