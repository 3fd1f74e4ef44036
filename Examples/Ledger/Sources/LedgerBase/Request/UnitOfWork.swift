// SPDX-License-Identifier: MIT

import DIRuntime

extension RequestContainer {
  /// Does the work of the request, then closes its container. The transaction is committed if the work returned, and
  /// rolled back if it threw.
  ///
  /// - Parameter work: Gets the container.
  /// - Returns: The result of the work, after the commit.
  /// - Throws: The error of the work or of the commit.
  public func run<Result: Sendable>(
    _ work: @Sendable (RequestContainer) async throws -> Result
  ) async throws -> Result {
    do {
      let result = try await work(self)
      outcome.succeed()
      try await close()
      return result
    } catch {
      // The second call after a failed commit closes nothing again.
      try? await close()
      throw error
    }
  }
}
