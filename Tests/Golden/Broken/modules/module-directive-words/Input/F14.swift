// @module(isolation: MainActor) for the views

struct S14 {}
