@available(macOS 26, *)
// @provide
struct Model {}

// @provide
struct Assistant { let model: Model }

// @provide
struct Window { let assistant: Assistant }

// @provide
struct Screen { let window: Window }

// @provide
struct Desktop { let screen: Screen; let later: Lazy<Screen> }
