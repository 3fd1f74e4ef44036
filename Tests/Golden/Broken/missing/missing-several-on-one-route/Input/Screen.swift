// @provide
struct Screen { let feed: Feed }

// @provide
struct Feed {
  let clock: Clock
  let store: Store
  let user: User
}

protocol Clock {}
protocol Store {}
final class User {}
