open class FrameworkController { public init() {}; open func didLoad() {} }
