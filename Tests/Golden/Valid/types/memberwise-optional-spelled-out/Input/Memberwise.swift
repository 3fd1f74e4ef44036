// @provide
struct Spelled {
  var count: Optional<Int>
  var label: String?
}
