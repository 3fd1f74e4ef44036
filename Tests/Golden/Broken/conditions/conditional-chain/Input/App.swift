#if os(macOS)
// @provide
struct Menu {}
#elseif os(iOS)
// @provide
struct Sheet {}
#else
// @provide
struct Line { let menu: Menu }
#endif

// @provide
struct Screen { let menu: Menu; let sheet: Lazy<Sheet> }
