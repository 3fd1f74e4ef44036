// @provide
struct A { let b: B, c: C; var d: D }
struct B {}
// @provide
actor Worker { init(a: A, _ b: [B], c: C?, d: [String: B]) {} }
