import DIRuntime

public enum Format { case csv, json, text }
public protocol Parser {}

// @provide(into: Parser, key: Format.csv)
struct CoreParser: Parser {}
