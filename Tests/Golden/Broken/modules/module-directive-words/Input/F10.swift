// @module(name: App)

struct S10 {}
