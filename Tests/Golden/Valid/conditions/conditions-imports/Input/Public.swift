#if DEBUG
public import Foundation

// @provide(public)
public func deadline(date: Date /* @arg */) -> Deadline { Deadline(date: date) }

public struct Deadline: Sendable { let date: Date }
#endif
