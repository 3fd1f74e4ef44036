// @provide
struct A { let b: B }