// @provide
struct Alphabet { let letter: Character }

func letter(clock: Clock) -> Character { "b" }
