// @provide
struct A { let b: B; let ü: Ü }
