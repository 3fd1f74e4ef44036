// SPDX-License-Identifier: MIT

/// What an injected property asks for that is declared by its type alone.
struct InjectedLookup<Value>: Sendable {
  let key: DynamicKey
  let match: DynamicMatch?
  let site: InjectionSite
  /// A view of the one that was named, or else was current when the lookup was made.
  let container: Container?
  /// A view of the one that was named, if it is a dynamic one.
  let dynamic: DynamicContainer?

  init(_ name: String?, _ match: DynamicMatch?, _ site: InjectionSite, from container: Container?) {
    key = DynamicKey(Value.self, name: name)
    self.match = match
    self.site = site
    self.container = container?._view
    dynamic = nil
  }

  init(_ name: String?, _ match: DynamicMatch?, _ site: InjectionSite, from dynamic: DynamicContainer) {
    key = DynamicKey(Value.self, name: name)
    self.match = match
    self.site = site
    container = nil
    self.dynamic = dynamic.view
  }

  /// The value, from the container of the lookup, or else the one that is current now; traps if it cannot be had.
  func value() -> Value {
    guard let source = dynamic ?? (container ?? Container.current)?.dynamic else {
      trapNoContainer(site, Value.self)
    }
    do {
      return try source.resolve(Value.self, name: key.name, match: match)
    } catch {
      trapNotInjected(key, error, site)
    }
  }

  /// The value; nil if it cannot be had.
  func valueIfPresent() -> Value? {
    let source = dynamic ?? container?.dynamic
    return try? source?.resolve(Value.self, name: key.name, match: match)
  }

  /// The value for one holder; nil if there is no container.
  var deferred: Lazy<Value>? {
    let asked = dynamic == nil ? container : Container.ofNothing
    return asked.map { asked in
      Lazy(of: asked, isKept: false, name: { [key] in key.description }) { _ in self.value() }
    }
  }
}

extension Container {
  /// Stands for a container where a dynamic one is asked.
  fileprivate static let ofNothing = Container(_plan: _Plan { _ in })
}

/// The value of a lookup for one holder, if it can be had; asked for until it can.
final class InjectedLookupCell<Value> {
  let lookup: InjectedLookup<Value>
  private let cell = Cell()

  init(_ lookup: InjectedLookup<Value>) { self.lookup = lookup }

  var value: Value? {
    try? cell.valueOrThrow(name: { [key = lookup.key] in key.description }) {
      guard let value = lookup.valueIfPresent() else { throw NotThere() }
      return value
    }
  }

  private struct NotThere: Error {}
}

// As with `Lazy`.
extension InjectedLookupCell: @unchecked Sendable where Value: Sendable {}
