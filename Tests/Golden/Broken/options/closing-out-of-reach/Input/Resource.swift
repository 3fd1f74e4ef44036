class Resource: @unchecked Sendable {}

extension Server {
  private func stop() {}
}
