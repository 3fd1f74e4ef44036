import DIRuntime

// What only those see who ask for it has such accessors.

@_spi(Testing) public protocol Probe: Sendable { func count() -> Int }

// @provide(public, singleton, as: Probe)
@_spi(Testing) public struct LiveProbe: Probe {
  init() {}
  public func count() -> Int { 1 }
}

// @provide(public)
@_spi(Testing) public func hooks(probe: any Probe) -> Int { probe.count() }

// @provide(public)
public struct Engine {
  public let value: Int
  init(probe: any Probe) { value = probe.count() }
}

@_spi(Testing) extension Engine {
  public struct Options { public let most = 3 }

  // @provide(public)
  public static func options() -> Options { Options() }
}
