protocol Clock { func now() -> Int }
typealias AnyClock = any Clock
struct Sundial: Clock { func now() -> Int { 1 } }

// @provide(singleton, as: AnyClock)
func sundial() -> Sundial { Sundial() }

// @provide
struct Watch { var clock: any Clock }
