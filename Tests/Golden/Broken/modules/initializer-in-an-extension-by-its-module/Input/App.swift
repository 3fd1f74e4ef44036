// @provide
struct Settings {
  let size: Int?
}
