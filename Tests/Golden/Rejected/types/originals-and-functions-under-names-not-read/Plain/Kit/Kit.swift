public protocol Rule: Sendable {}

public enum Form: Sendable {
  case long, short
}

public typealias AnyRule = any Rule
public typealias Format = Form
public typealias Choose = (Form) -> any Rule
