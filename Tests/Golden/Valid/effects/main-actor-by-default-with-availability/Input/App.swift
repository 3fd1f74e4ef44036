// @module(isolation: MainActor)

import DIRuntime

@MainActor protocol Page { var title: String { get } }
protocol Rule: Sendable { var title: String { get } }

// @provide(singleton, as: Page)
@available(macOS 10.15, *)
@MainActor final class Home: Page { let title = "home" }

// @provide(as: Rule, set: [title = "set"])
@available(macOS 10.15, *)
nonisolated struct First: Rule { var title = "first" }

// @provide(into: Page)
@available(macOS 10.15, *)
@MainActor struct Cover: Page { let title = "cover" }

// @provide(singleton, onClose: close)
@available(macOS 10.15, *)
@MainActor final class Press {
  let rule: any Rule
  init(rule: any Rule) { self.rule = rule }
  func close() {}
}
