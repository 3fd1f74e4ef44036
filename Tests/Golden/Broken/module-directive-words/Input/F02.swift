// @module()

struct S2 {}
