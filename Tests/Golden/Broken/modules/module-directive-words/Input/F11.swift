// @module(isolation: MainActor, isolation: MainActor)

struct S11 {}
