import DIRuntime

struct User: Sendable { let name: String }

// @container(parent: Container)
struct Session {
  let user: User
  let number: Int
}

// One for each `id` in each session.

// @provide(keyed: [user, id], in: Session)
final class Page: Sendable {
  let title: String

  init(
    user: User,
    id: Int  // @arg
  ) {
    title = "\(user.name) \(id)"
    print("made \(title)")
  }
}

// One in each session.

// @provide(in: Session, keyed: user)
final class Home: Sendable {
  init(user: User) { print("made the home of \(user.name)") }
}

// @provide(in: Session)
struct Desk {
  let page: (Int) -> Page
  let home: Home
}
