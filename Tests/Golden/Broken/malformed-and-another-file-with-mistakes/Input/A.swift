// @provide
struct A { init(
