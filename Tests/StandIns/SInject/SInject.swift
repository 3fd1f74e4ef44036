// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The public shape of SInject, as far as the page about it needs. Written anew, for one thread.

open class Injectable<Params, Element> {
  public init() {}
}

open class NoParamsInjectable<Element>: Injectable<Void, Element> {
  public var resolver: Resolver<Void, Element> { Resolver(key: "\(type(of: self))", parameters: ()) }
}

public struct Resolver<Params, Element> {
  let key: String
  let parameters: Params
}

public final class SInjector {
  private var builders: [String: Any] = [:]

  public init() {}

  public func register<Params, Element>(
    _ injectable: Injectable<Params, Element>, builder: @escaping (SInjector, Params) -> Element
  ) {
    builders["\(type(of: injectable))"] = builder
  }

  public func registerSingleton<Params, Element>(
    _ injectable: Injectable<Params, Element>, builder: @escaping (SInjector, Params) -> Element
  ) {
    var kept: Element?
    register(injectable) { injector, parameters in
      let value = kept ?? builder(injector, parameters)
      kept = value
      return value
    }
  }

  public func resolve<Params, Element>(_ resolver: Resolver<Params, Element>) -> Element {
    guard let builder = builders[resolver.key] as? (SInjector, Params) -> Element else {
      fatalError("no builder for \(resolver.key)")
    }
    return builder(self, resolver.parameters)
  }
}
