protocol Clock {}

// @provide
struct Watch { let clock: any Clock; let port: Int; let host: String }
