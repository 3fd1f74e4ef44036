import DIRuntime
import Lib

// Each collection has its element but for a misspelt option: nobody is told that it is empty, or has what only a child has.

// @provide(singelton, into: Plugin)
struct Spelling: Plugin {}

protocol Check: Sendable {}

// @provide(into: Check, publik)
struct Syntax: Check {}

// @container(parent: Container)
struct Session {}

// @provide(in: Session, into: Check)
struct Rights: Check {}

// @provide(singleton)
final class Audit: Sendable {
  init(checks: [any Check]) {}
}
