// SPDX-License-Identifier: MIT

// What injected properties of all kinds have in common.

/// Where an injected property is declared, for messages.
struct InjectionSite: Sendable {
  let file: StaticString
  let line: UInt

  /// That of a property which was written without parentheses.
  static let unknown = InjectionSite(file: "", line: 0)

  /// The property, in a message.
  func description(of type: Any.Type) -> String {
    line == 0
      ? "an injected property of type '\(_typeName(type, qualified: false))'"
      : "the injected property at \(file):\(line)"
  }
}

extension Lazy {
  /// The value of a provider, for one holder; nil if no container is named and none is current.
  convenience init?(_ key: Key<@Sendable (Container) -> Value>, from container: Container?) {
    guard let container = container ?? Container.current else { return nil }
    let name = { @Sendable [id = key._id] in id.name }
    self.init(of: container, isKept: key._lifetime != .transient, name: name) { $0.value(of: key) }
  }
}

extension Container {
  /// What a provider's accessor gives, found by its key alone.
  func value<T>(of key: Key<@Sendable (Container) -> T>) -> T {
    switch key._lifetime {
    case .transient: newValue(of: key)
    case .singleton: _kept(key)
    case .weak: weakValue(of: key)
    }
  }
}
