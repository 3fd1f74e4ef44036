import Core
import Left
import Right

// @provide
struct Watch { let clock: any Clock }
