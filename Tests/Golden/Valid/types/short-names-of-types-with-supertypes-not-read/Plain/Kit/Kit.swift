open class Page<Content> {
  public typealias Item = Content
  public typealias Items = [Content]
  public init() {}
}
public protocol Screen {
  associatedtype Style
  static func style() -> Style
}
public struct Client: Sendable {
  public init() {}
}
