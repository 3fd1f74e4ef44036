// @provide(singelton)
struct B {}
