// @provide
final class Derived: Base {}
