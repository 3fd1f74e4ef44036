#if DEBUG
public import Foundation
#elseif canImport(NoSuchModule) || canImport(NorThis)
import NoSuchModule
#endif

#if DEBUG
// @provide(public)
public struct Stamp {
  let date: Date
  public init(date: Date /* @arg */) { self.date = date }
}
#else
// @provide(public)
public struct Stamp { public init() {} }
#endif
