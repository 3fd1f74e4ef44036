import DIRuntime

public protocol Page: Sendable { var text: String { get } }

// @provide(public)
public struct Title: Sendable {
  public let text = "title"
  public init() {}
}

open class View {
  public let text: String
  public init(title: Title) { text = title.text }
}
