#if DEBUG
// @provide
struct Model {}
#endif

enum Home {
  // @provide
  struct Model {}
}
