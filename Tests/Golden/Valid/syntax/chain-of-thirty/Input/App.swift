struct Link0: Sendable { let count = 0  }
enum Start {
  // @provide
  static func link0() -> Link0 { Link0() }
}
// @provide
struct Link1: Sendable {
  let previous: Link0
  var count: Int { previous.count + 1 }
}

// @provide
struct Link2: Sendable {
  let previous: Link1
  var count: Int { previous.count + 1 }
}

// @provide
struct Link3: Sendable {
  let previous: Link2
  var count: Int { previous.count + 1 }
}

// @provide
struct Link4: Sendable {
  let previous: Link3
  var count: Int { previous.count + 1 }
}

// @provide
struct Link5: Sendable {
  let previous: Link4
  var count: Int { previous.count + 1 }
}

// @provide
struct Link6: Sendable {
  let previous: Link5
  var count: Int { previous.count + 1 }
}

// @provide
struct Link7: Sendable {
  let previous: Link6
  var count: Int { previous.count + 1 }
}

// @provide
struct Link8: Sendable {
  let previous: Link7
  var count: Int { previous.count + 1 }
}

// @provide
struct Link9: Sendable {
  let previous: Link8
  var count: Int { previous.count + 1 }
}

// @provide
struct Link10: Sendable {
  let previous: Link9
  var count: Int { previous.count + 1 }
}

// @provide
struct Link11: Sendable {
  let previous: Link10
  var count: Int { previous.count + 1 }
}

// @provide
struct Link12: Sendable {
  let previous: Link11
  var count: Int { previous.count + 1 }
}

// @provide
struct Link13: Sendable {
  let previous: Link12
  var count: Int { previous.count + 1 }
}

// @provide
struct Link14: Sendable {
  let previous: Link13
  var count: Int { previous.count + 1 }
}

// @provide
struct Link15: Sendable {
  let previous: Link14
  var count: Int { previous.count + 1 }
}

// @provide
struct Link16: Sendable {
  let previous: Link15
  var count: Int { previous.count + 1 }
}

// @provide
struct Link17: Sendable {
  let previous: Link16
  var count: Int { previous.count + 1 }
}

// @provide
struct Link18: Sendable {
  let previous: Link17
  var count: Int { previous.count + 1 }
}

// @provide
struct Link19: Sendable {
  let previous: Link18
  var count: Int { previous.count + 1 }
}

// @provide
struct Link20: Sendable {
  let previous: Link19
  var count: Int { previous.count + 1 }
}

// @provide
struct Link21: Sendable {
  let previous: Link20
  var count: Int { previous.count + 1 }
}

// @provide
struct Link22: Sendable {
  let previous: Link21
  var count: Int { previous.count + 1 }
}

// @provide
struct Link23: Sendable {
  let previous: Link22
  var count: Int { previous.count + 1 }
}

// @provide
struct Link24: Sendable {
  let previous: Link23
  var count: Int { previous.count + 1 }
}

// @provide
struct Link25: Sendable {
  let previous: Link24
  var count: Int { previous.count + 1 }
}

// @provide
struct Link26: Sendable {
  let previous: Link25
  var count: Int { previous.count + 1 }
}

// @provide
struct Link27: Sendable {
  let previous: Link26
  var count: Int { previous.count + 1 }
}

// @provide
struct Link28: Sendable {
  let previous: Link27
  var count: Int { previous.count + 1 }
}

// @provide
struct Link29: Sendable {
  let previous: Link28
  var count: Int { previous.count + 1 }
}

// @provide
struct Link30: Sendable {
  let previous: Link29
  var count: Int { previous.count + 1 }
}
