import Core

// @provide(into: Plugin)
struct Zipper: Plugin {
  let name = "zipper"
}
