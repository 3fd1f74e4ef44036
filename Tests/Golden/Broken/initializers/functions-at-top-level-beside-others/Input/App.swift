// @provide
struct Clock {}

// @provide
func letter(clock: Clock, shift: Int = Int(5)) -> Character { "a" }

// These return something else, take something else, or cannot be seen from outside.
func letter(clock: Clock) -> Int { 1 }
func letter(from clock: Clock) -> Character { "c" }
private func letter(clock: Clock) -> Character { "d" }
