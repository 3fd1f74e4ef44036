// SPDX-License-Identifier: MIT

import Synchronization

/// Who sent a request, as far as its user agent tells.
enum ClientKind: Hashable, Sendable {
  case person
  case crawler(String)
  case scanner(String)
  case unknown
}

/// Tells people from programs, and remembers what it told: a log has many requests and few user agents.
// @provide(singleton)
final class ClientClassifier: Sendable {
  private let crawlers: PatternSet
  private let scanners: PatternSet
  private let known = Mutex<[String: ClientKind]>([:])

  // @provide
  init(
    crawlers: PatternSet /* @named(crawlerAgents) */,
    scanners: PatternSet /* @named(scannerAgents) */
  ) {
    self.crawlers = crawlers
    self.scanners = scanners
  }

  /// A classifier that takes everyone with a user agent for a person.
  convenience init() {
    self.init(crawlers: [:], scanners: [:])
  }

  func kind(of userAgent: String?) -> ClientKind {
    guard let userAgent else { return .unknown }
    return known.withLock { known in
      if let kind = known[userAgent] { return kind }
      let kind = classify(userAgent)
      known[userAgent] = kind
      return kind
    }
  }

  private func classify(_ userAgent: String) -> ClientKind {
    if let name = scanners.name(for: userAgent) { return .scanner(name) }
    if let name = crawlers.name(for: userAgent) { return .crawler(name) }
    return .person
  }
}
