struct User {}

// @provide
func users() -> (User, User) { (User(), User()) }

// @provide
struct Cache<Value> { let value: Value }

// @provide(name: kept)
struct Kept<Value> { let value: Value }

// @provide
struct Shop {
  let cache: Cache<(User, User)>
  let kept: Kept<(User, User)>
}
