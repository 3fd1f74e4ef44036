protocol Clock {}

// @provied(as: Clock)
struct SystemClock: Clock {}

// @provide
struct Alarm { let clock: any Clock }
