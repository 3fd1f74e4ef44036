// @module(isolated: MainActor)

struct S9 {}
