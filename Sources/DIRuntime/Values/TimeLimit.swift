// SPDX-License-Identifier: MIT

/// The error of ``Container/warmUp(within:)`` and ``Container/close(within:)`` when the time is over.
///
/// ```swift
/// do {
///   try await container.close(within: .seconds(5))
/// } catch let error as TimeLimitError {
///   print(error)   // close() takes longer than 5.0 seconds; still being closed: connections; to be closed after that: log
/// }
/// ```
///
/// It names values by their accessors. Nothing that it names was cancelled. It is Sendable.
public struct TimeLimitError: Error, Equatable {
  /// The time that the call had.
  public let limit: Duration
  /// The values that are still being built, sorted by their names. Closing waits for these too.
  public let building: [String]
  /// The value whose closing method has not ended; empty if none runs.
  public let closing: [String]
  /// The values whose closing methods have not begun, the next one first.
  public let waiting: [String]
  fileprivate let call: String
}

extension TimeLimitError: CustomStringConvertible {
  /// The error in one line.
  public var description: String {
    let lists = [
      ("still being built", building), ("still being closed", closing), ("to be closed after that", waiting),
    ]
    return lists.filter { !$1.isEmpty }.reduce("\(call) takes longer than \(limit)") { text, list in
      "\(text); \(list.0): \(list.1.joined(separator: ", "))"
    }
  }
}

/// The time that a call has to act on a container.
struct TimeLimit {
  /// Nil for any time.
  let limit: Duration?
  let action: Build.Place.Kind
  let container: Container

  /// Waits for the task of a build, which goes on when the time is over.
  func wait(for task: Task<Void, any Error>, of build: Build) async throws {
    if let limit, await !task.ends(within: limit) { throw error(limit, build) }
    try await task.value
  }

  private func error(_ limit: Duration, _ build: Build) -> TimeLimitError {
    let isClosing = action == .close
    let left = isClosing ? container.lazyClosings.load()?.left : nil
    return TimeLimitError(
      limit: limit, building: BuildTable.names(beingBuiltIn: container, for: build).accessors.sorted(),
      closing: (left?.running ?? []).accessors, waiting: (left?.waiting ?? []).accessors,
      call: isClosing ? "close()" : "warmUp()")
  }
}

extension [String] {
  /// The accessors that keys of these names belong to, each once. The value that several types share has a key of its own, for
  /// instance `_store_shared`; other hidden keys read values of accessors.
  var accessors: [String] {
    reduce(into: []) { found, name in
      let isShared = name.hasPrefix("_") && name.hasSuffix("_shared")
      let accessor = isShared ? String(name.dropFirst().dropLast("_shared".count)) : name
      if !accessor.hasPrefix("_"), !found.contains(accessor) { found.append(accessor) }
    }
  }
}

extension Task where Success == Void, Failure == any Error {
  /// Whether the task ends within a time. Not by a task group, which would wait for the task in any case.
  fileprivate func ends(within limit: Duration) async -> Bool {
    await withUnsafeContinuation { continuation in
      let waiting = Box<UnsafeContinuation<Bool, Never>?>(continuation)
      let answer = { @Sendable (isOver: Bool) in waiting.withLock { $0.take() }?.resume(returning: isOver) }
      let timer = Task<Void, any Error> {
        // Swift's clock traps at a time that is much longer.
        try await Task<Never, Never>.sleep(for: min(limit, .seconds(1 << 32)))
        answer(false)
      }
      Task<Void, Never> {
        _ = await result
        answer(true)
        timer.cancel()
      }
    }
  }
}
