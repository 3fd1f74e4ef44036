// @Module(isolation: MainActor)

struct S15 {}
