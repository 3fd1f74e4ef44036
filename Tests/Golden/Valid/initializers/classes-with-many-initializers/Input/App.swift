struct Ink: Sendable {}

// @provide
final class InkPot { let ink = Ink() }

class Pen {
  let ink: InkPot
  let width: Int
  required init(ink: InkPot, width: Int) { (self.ink, self.width) = (ink, width) }
  // @provide
  convenience init(inkPot: InkPot) { self.init(ink: inkPot, width: 2) }
  private init(secret: Int) { (ink, width) = (InkPot(), secret) }
  init?(maybe: Int) { return nil }
}

class Brush {
  let width: Int
  init(width: Int /* @arg */) { self.width = width }
}

class FineBrush: Brush {}

// @provide
final class FinestBrush: FineBrush {
  deinit {}
}

// @provide
final class Marker: Decodable {
  let pot: InkPot
  init(pot: InkPot) { self.pot = pot }
  init(from decoder: any Decoder) throws { pot = InkPot() }
}

extension InkPot: Hashable {
  static func == (left: InkPot, right: InkPot) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
