import Foundation

protocol Plugin {}
protocol Rule: Plugin {}
protocol Foreign: NSCopying {}

// @provide(into: Plugn)
struct Spelling: Rule {}

// @provide(singleton, as: [Self, Ruel], into: Plugin)
struct Grammar: Rule {}

// @provide(as: Sendabel)
struct Style: Sendable {}

// What is above these is not all read, so it may be one of them.
// @provide(as: Foreing)
class Copy: Foreign {}

// @provide
struct Editor { let plugins: [any Plugin], rule: any Rule }
