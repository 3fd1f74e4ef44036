	// @provide(singelton,	name: größe)
	final class Gerät: Sendable {}

/* ü */	struct Öl { init(maß: Int /* @arg */, é: Gerät /*  namd(größe) */) {} }

// @provide
struct Übersicht { init(maß: Int /* ü */ /* @arg(1) */, gerät: Gerät /* @named(grösse) */) {} }
