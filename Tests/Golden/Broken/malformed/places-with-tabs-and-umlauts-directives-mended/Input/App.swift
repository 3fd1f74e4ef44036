/* ä */ import Foundation  //  provide

enum Größen {
	// @provide(nam: größe)
	static let größe: Int = 1

	/* ü */ struct Maß { let länge: Länge  /* @arg */ }

	// @provide(name: groß-klein)
	struct Fuß {}
}
