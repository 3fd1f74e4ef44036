// @module(MainActor)

struct S3 {}
