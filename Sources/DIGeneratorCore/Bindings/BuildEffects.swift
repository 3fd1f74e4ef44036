// SPDX-License-Identifier: MIT

/// What making a value involves: whether it may throw, whether it has to be waited for, and where it happens.
struct BuildEffects: Sendable, Equatable {
  /// What may be thrown.
  enum Failure: Sendable, Equatable {
    case never, anything
    case typed(ResolvedType)
  }

  var failure = Failure.never
  var isAsync = false
  /// The global actor that it happens on; nil for none.
  var actor: String?

  static let none = BuildEffects()
}

extension BuildEffects {
  /// The global actor that whoever asks has to be on: what can be waited for can be asked for from anywhere.
  var seenActor: String? { isAsync ? nil : actor }

  /// Whether its value goes to whoever waits for it, wherever that is: it must be Sendable.
  var leavesItsActor: Bool { isAsync && actor != nil }

  /// The effects of something that needs another thing, whose effects are these.
  func needing(_ other: BuildEffects) -> BuildEffects {
    var all = self
    all.failure = failure.joined(with: other.failure)
    all.isAsync = isAsync || other.isAsync
    all.actor = actor ?? other.seenActor
    return all
  }

  /// What there is more to it than to something that it shall take the place of: the first that counts.
  enum Excess: Sendable, Equatable {
    case waiting
    case actor(String)
    case failure
  }

  func excess(over allowed: BuildEffects) -> Excess? {
    if isAsync && !allowed.isAsync { return .waiting }
    if leaves(allowed), let actor { return .actor(actor) }
    return failure.joined(with: allowed.failure) == allowed.failure ? nil : .failure
  }

  /// Whether there is more to it than to something that it shall take the place of.
  func exceeds(_ allowed: BuildEffects) -> Bool { excess(over: allowed) != nil }

  /// Whether it happens on another actor than something that it shall take the place of, and cannot be waited for there.
  func leaves(_ allowed: BuildEffects) -> Bool {
    seenActor.map { !allowed.isAsync && $0 != allowed.actor } ?? false
  }

  /// Whether it happens on an actor that the runtime knows nothing of.
  var isOnOtherActor: Bool { seenActor.map { $0 != "MainActor" } ?? false }

  /// Whether it can be asked for at once, from anywhere.
  var isPlain: Bool { actor == nil && !isAsync }

  /// The effects as a signature says them, each word with a space in front.
  var words: String { Effects(isAsync: isAsync, throwing: failure.throwing).words }
}

extension BuildEffects.Failure {
  /// One type of error stays that type; two become any error.
  func joined(with other: Self) -> Self {
    switch (self, other) {
    case (.never, _): other
    case (_, .never): self
    case (.typed(let left), .typed(let right)) where left == right: self
    default: .anything
    }
  }

  /// As a function type says it.
  var throwing: Throwing {
    switch self {
    case .never: .never
    case .anything: .anything
    case .typed(let error): .typed(error.spelling)
    }
  }
}
