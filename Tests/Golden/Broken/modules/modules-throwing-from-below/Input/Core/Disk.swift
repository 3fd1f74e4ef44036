public struct DiskError: Error {}

// @provide(public)
public struct Disk { public init() throws(DiskError) {} }
