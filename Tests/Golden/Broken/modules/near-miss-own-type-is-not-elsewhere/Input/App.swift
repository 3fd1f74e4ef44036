protocol Clock {}

// @provide
struct Watch { let clock: any Clock; let port: Int; let host: String }

struct Dial { init(size: Int) {} }

// @provide
struct Face { let dial: Dial }
