// @provide
struct A {}
/*@