// SPDX-License-Identifier: MIT

/// The effects of building a value: the errors that it may throw, whether it is async, and its global actor.
package struct BuildEffects: Sendable, Equatable {
  /// The errors that a build may throw.
  package enum Failure: Sendable, Equatable {
    case never, anything
    case typed(ResolvedType)
  }

  package var failure = Failure.never
  package var isAsync = false
  /// The global actor that the build is isolated to; nil for none.
  package var actor: String?

  static let none = BuildEffects()

  /// The type of the errors; nil if there are none, or of any type.
  var error: ResolvedType? { if case .typed(let error) = failure { error } else { nil } }
}

extension BuildEffects {
  /// The global actor that a caller must be on; nil for an async build, which any caller can await.
  var seenActor: String? { isAsync ? nil : actor }

  /// Whether the value leaves its actor for the caller that awaits it, so that it must be Sendable.
  var leavesItsActor: Bool { isAsync && actor != nil }

  /// These effects joined with a dependency's.
  func needing(_ other: BuildEffects) -> BuildEffects {
    var all = self
    all.failure = failure.joined(with: other.failure)
    all.isAsync = isAsync || other.isAsync
    all.actor = actor ?? other.seenActor
    return all
  }

  /// The first effect that exceeds the allowed ones.
  enum Excess: Equatable {
    case waiting
    case actor(String)
    case failure
  }

  func excess(over allowed: BuildEffects) -> Excess? {
    if isAsync && !allowed.isAsync { return .waiting }
    if leaves(allowed), let actor { return .actor(actor) }
    return failure.joined(with: allowed.failure) == allowed.failure ? nil : .failure
  }

  /// Whether any effect exceeds the allowed ones.
  func exceeds(_ allowed: BuildEffects) -> Bool { excess(over: allowed) != nil }

  /// Whether the build is isolated to another actor than the allowed one, and cannot be awaited there.
  func leaves(_ allowed: BuildEffects) -> Bool {
    seenActor.map { !allowed.isAsync && $0 != allowed.actor } ?? false
  }

  /// Whether it is isolated to an actor that the runtime does not know: any other than the main actor.
  var isOnOtherActor: Bool { seenActor.map { $0 != "MainActor" } ?? false }

  /// Whether it can be built at once, from any isolation.
  var isPlain: Bool { actor == nil && !isAsync }

  /// The effects as words of a signature, each with a space in front.
  var words: String { Effects(isAsync: isAsync, throwing: failure.throwing).words }
}

extension BuildEffects.Failure {
  /// Two equal error types stay that type; two different ones become any error.
  func joined(with other: Self) -> Self {
    switch (self, other) {
    case (.never, _): other
    case (_, .never): self
    case (.typed(let left), .typed(let right)) where left == right: self
    default: .anything
    }
  }

  /// The failure as a function type writes it.
  var throwing: Throwing {
    switch self {
    case .never: .never
    case .anything: .anything
    case .typed(let error): .typed(error.spelling)
    }
  }
}
