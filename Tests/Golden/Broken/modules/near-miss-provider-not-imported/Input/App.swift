import Core

// @provide
struct Watch { let clock: any Clock }
