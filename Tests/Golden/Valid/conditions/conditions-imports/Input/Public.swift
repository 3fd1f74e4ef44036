public import Foundation

// What is public here uses Foundation in every build, its accessors only in one.
public func today() -> Date { Date() }

#if DEBUG
// @provide(public)
public func deadline(date: Date /* @arg */) -> Deadline { Deadline(date: date) }
#endif

public struct Deadline: Sendable { let date: Date }
