public protocol Clock: Sendable {
  var now: Int { get }
}
