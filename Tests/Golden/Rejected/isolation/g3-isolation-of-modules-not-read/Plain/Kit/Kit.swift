@MainActor open class Controller { public init() {} }
@MainActor public protocol Screen { var body: String { get } }
public protocol BigScreen: Screen {}
@globalActor public actor Database { public static let shared = Database() }
