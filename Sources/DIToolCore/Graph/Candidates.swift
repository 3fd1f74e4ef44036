// SPDX-License-Identifier: MIT

import DIGeneratorCore

/// The providers that have the type of a parameter.
struct Candidates {
  /// The type itself, the one inside an optional, and the ones of a value that it asks for later.
  var types: Set<String> = []
  /// For each provider by ID, whether it has only the type inside an optional.
  var isInside: [String: Bool] = [:]
}

/// A declaration that might fill a parameter if it had another type or a directive.
struct NearMiss: Hashable {
  var place: String
  /// The reason, with the line to write if there is one.
  var note: Note
  var message: String { note.message }
}
