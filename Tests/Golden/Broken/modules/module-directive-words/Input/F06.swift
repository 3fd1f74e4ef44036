// @module(isolation: MainActr)

struct S6 {}
