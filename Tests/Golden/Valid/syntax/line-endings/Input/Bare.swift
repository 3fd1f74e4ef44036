// @provide
struct Bare {}; struct Two {}
