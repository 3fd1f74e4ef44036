import Core

// @provide
struct Editor { let plugins: [any Plugin] }
