open class LibBase {
  public init() {}
}
