// @module(isolation: Database)

struct S8 {}
