// SPDX-License-Identifier: MIT

extension Plan {
  /// A key of another module whose place an entry takes.
  struct Elsewhere: Sendable {
    var module: String
    /// The accessor, without backticks.
    var name: String

    init(_ elsewhere: Provider.Elsewhere, _ accessor: String) {
      module = elsewhere.module
      name = String(accessor.dropFirst(Provider.accessor(for: "", of: module).count))
    }
  }
}
