// @module(isolation: MainActor)

struct B {}
