// SPDX-License-Identifier: MIT

/// The runtime's injected properties, which ask the container that is current when their holder is made.
enum InjectedProperty: String, CaseIterable, Sendable {
  case lazily = "Injected"
  case eachTime = "InjectedEachTime"
  case eagerly = "InjectedEagerly"
  case ifPresent = "InjectedIfPresent"
  case box = "InjectedBox"
}
