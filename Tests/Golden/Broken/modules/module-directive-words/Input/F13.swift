// @module(isolation: MainActor

struct S13 {}
