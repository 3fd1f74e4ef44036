protocol Plugin: Sendable {}

// To who uses them they are one provider, so the second has to be waited for, too.
#if DEBUG
// @provide(into: Plugin)
struct Spelling: Plugin { init() async {} }
#else
// @provide(into: Plugin)
struct Spelling: Plugin {}
#endif

// @provide
struct Checker { let spelling: Spelling }

// @provide
struct Editor { let checker: Lazy<Checker> }
