struct Clock { init(zone: Int) {} }

extension Tools {
  // @provide
  struct Hammer { init(weight: Int) {} }
  private struct Nail { init(length: Int) {} }
}

private struct Watch { init(hands: Int) {} }
