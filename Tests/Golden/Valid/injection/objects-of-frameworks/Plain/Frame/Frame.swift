open class XCTestCase { public init() {}; open func setUp() {}; open func setUpWithError() throws {} }
public protocol AppIntent { init(); func perform() async throws -> String }
public protocol ViewApp { init(); static func main() }
public extension ViewApp { static func main() { _ = Self() } }
