import Core

struct User {}

// @provide
func user() -> User { User() }

// @provide
struct Shop {
  let cache: Cache<User>
  let store: Store<User>
  let shelf: Shelf<User>
  let kept: Kept<User>
}
