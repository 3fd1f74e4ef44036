// @module

struct S1 {}
