// @module(isolation: )

struct S5 {}
