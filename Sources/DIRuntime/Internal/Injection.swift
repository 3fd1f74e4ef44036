// SPDX-License-Identifier: MIT

/// What injected properties of all kinds have in common.
enum Injection {
  /// Where a property is declared, for messages.
  struct Site: Sendable {
    let file: StaticString
    let line: UInt
  }

  /// A provider in the container that was named, or was current when the property was made.
  struct Source<Value>: Sendable {
    let key: Key<@Sendable (Container) -> Value>
    /// A view; nil if there was no container at all.
    let container: Container?
    let site: Site

    init(_ key: Key<@Sendable (Container) -> Value>, from container: Container?, _ site: Site) {
      self.key = key
      self.container = (container ?? Container.current)?._view
      self.site = site
    }

    /// The value for one holder, not asked for yet; nil if there is no container.
    var deferred: Lazy<Value>? {
      container.map { container in
        let name = { @Sendable [name = key._id.name] in name }
        return Lazy(of: container, isKept: key._lifetime != .transient, name: name) { [key] in
          $0.value(of: key)
        }
      }
    }
  }
}

extension Container {
  /// What a provider's accessor gives, found by its key alone.
  func value<T>(of key: Key<@Sendable (Container) -> T>) -> T {
    switch key._lifetime {
    case .transient: fresh(key)
    case .singleton: _kept(key)
    case .weak: weakValue(of: key)
    }
  }
}
