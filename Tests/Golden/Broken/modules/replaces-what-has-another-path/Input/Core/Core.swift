public protocol Clock {}
public protocol Ranking {}

// @provide(public, as: Clock)
struct SystemClock: Clock {}

// @provide(public, as: Ranking)
struct ByNumber: Ranking {}
