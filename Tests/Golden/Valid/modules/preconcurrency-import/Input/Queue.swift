@preconcurrency import Dispatch

// @provide(singleton)
final class Queue: Sendable { let queue = DispatchQueue(label: "q") }
