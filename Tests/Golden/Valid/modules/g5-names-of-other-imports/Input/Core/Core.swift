import DIRuntime
public struct Logger: Sendable {
  public let name = "of Core"
  public init() {}
}
public protocol Log: Sendable { var name: String { get } }
// @provide(public, singleton, as: Log)
struct FileLog: Log { let name = "file" }
