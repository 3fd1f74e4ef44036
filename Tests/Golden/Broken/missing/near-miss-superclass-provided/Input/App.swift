class Base {}
class Middle: Base {}

// @provide(as: Base)
final class Leaf: Middle {}

// @provide
struct User { let base: Middle; let leaf: Leaf }
