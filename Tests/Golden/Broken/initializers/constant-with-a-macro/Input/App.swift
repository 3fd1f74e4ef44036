// A constant cannot be wrapped: what it is marked with is a macro, and it is a parameter like any other.
// @provide
struct User {
  @Coded("user_id") let id: String
}
