import DIRuntime

// Each is its own file's, whatever the order of files.
@MainActor private protocol Marked {}
private typealias Number = String

// @provide
final class Left: Marked { fileprivate let number: Number = "left"; init() {} }
