// @module(isolation: [MainActor])

struct S12 {}
