enum Namespace {
	// @provide
	final class Printer {
		init(
			paper: Paper,
			ink: Ink
		) {}
	}
}
