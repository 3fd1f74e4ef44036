// @module(isolation: nonisolated)

struct S7 {}
