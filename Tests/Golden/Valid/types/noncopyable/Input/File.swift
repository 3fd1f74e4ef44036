// @provide
struct File: ~Copyable {
  let name: String  // @arg
  deinit { print("closed", name) }
}

// @provide
struct Reader: ~Copyable {
  let file: File
  init(file: consuming File, name: String /* @arg */) { self.file = file }
}
