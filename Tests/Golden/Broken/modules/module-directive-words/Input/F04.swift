// @module(isolation)

struct S4 {}
