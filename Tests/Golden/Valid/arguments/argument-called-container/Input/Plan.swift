// @provide
struct Plan {
  var c: Int  // @arg
  var container_: String  // @arg
}
