// @provide
struct Size {
  var width: Int  // @arg
  var (depth, weight) = (1, 2)
}
