// SPDX-License-Identifier: MIT

/// The runtime's types that a generated file mentions, whatever it is for: where a target has a type of that name too,
/// its file must tell them apart.
enum RuntimeType: String, CaseIterable, Sendable {
  case container = "Container"
  case key = "Key"
  case overrides = "Overrides"
  case lazy = "Lazy"
  case provider = "Provider"
  case box = "Box"
}

/// The runtime's injected properties, which ask the container that is current when their holder is made.
enum InjectedProperty: String, CaseIterable, Sendable {
  case lazily = "Injected"
  case eachTime = "InjectedEachTime"
  case eagerly = "InjectedEagerly"
  case ifPresent = "InjectedIfPresent"
  case box = "InjectedBox"
}
