import DIRuntime

// Throws what its disk does.
// @provide(public)
public struct Reader: Sendable {
  let disk: Disk
  public var name: String { "reader" }
}
