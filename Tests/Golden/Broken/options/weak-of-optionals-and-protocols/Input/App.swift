protocol Port: Sendable {}

// @provide(weak)
func port() -> any Port { Real() }

struct Real: Port {}

// @provide(weak)
func maybe() -> Real? { nil }

// @provide(weak, name: list)
func list() -> [Real] { [] }

// @provide(weak, name: done)
func done() -> @Sendable () -> Void { {} }
