public struct Theme: Sendable { public init() {} }
public typealias Look = Theme
open class Page<Content> {
  public typealias Item = Content
  public init() {}
}
