// SPDX-License-Identifier: MIT

import Synchronization

/// A line of a log that had to be skipped.
struct Problem: Equatable, Sendable, CustomStringConvertible {
  let file: String
  let line: Int
  let message: String

  var description: String { "\(file):\(line): warning: skipped, \(message)" }
}

/// Takes note of problems: what readers of input need.
protocol ProblemSink: Sendable {
  func note(_ problem: Problem)
}

/// Shows the problems noted so far: what those who tell the user need.
protocol ProblemList: Sendable {
  var all: [Problem] { get }
}

/// The problems of one run: one object, seen from two sides.
// @provide(singleton, as: [ProblemSink, ProblemList])
final class ProblemLog: ProblemSink, ProblemList {
  private let problems = Mutex<[Problem]>([])

  init() {}

  var all: [Problem] { problems.withLock { $0 } }

  func note(_ problem: Problem) {
    problems.withLock { $0.append(problem) }
  }
}
