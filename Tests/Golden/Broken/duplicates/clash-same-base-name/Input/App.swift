enum Home {
  // @provide
  struct Model {}
}

enum Profile {
  // @provide
  struct Model {}
}
