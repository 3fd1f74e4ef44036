@globalActor
actor Storage { static let shared = Storage() }

// An actor is no wrapper, so the initializer is private.
// @provide
struct Screen {
  @Storage private var text = ""
  let size: Int
}
