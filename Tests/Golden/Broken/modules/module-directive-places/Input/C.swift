#if DEBUG
// @module(isolation: MainActor)
#endif
struct D {}
