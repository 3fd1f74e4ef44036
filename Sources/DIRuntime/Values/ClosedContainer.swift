// SPDX-License-Identifier: MIT

extension Container {
  /// Whether the container refuses to build a kept value for the running code, or any if no key is given. What a child was made
  /// with is there without a build.
  ///
  /// - Parameters:
  ///   - key: The provider.
  ///   - count: How many of the innermost builds are for this value.
  /// - Returns: Whether it refuses.
  func refusesBuild(of key: KeyID? = nil, beyond count: Int = 1) -> Bool {
    isClosed && !Build.isWithin(self, beyond: count) && key.map(isInput) != true
  }

  /// Checks that the next value may be kept: if the container refuses, it throws to a look-up, and traps if there is none.
  func checkOpen(for request: KeptRequest) throws {
    guard refusesBuild(of: request.key) else { return }
    // The last two steps are builds of the look-up itself.
    if let key = request.lookUp { throw DynamicError.closed(key, route: Build.route.dropLast(2)) }
    let refusal = Refusal(.closed(DynamicKey(request.type), route: Build.route.dropLast()))
    if Build.innermost?.isRefused(refusal) != true { trapClosed(request.key) }
  }
}
