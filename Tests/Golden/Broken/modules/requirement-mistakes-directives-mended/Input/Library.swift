import DIRuntime

// @require
protocol Hidden {}

// @require
private protocol Private {}

// @require
public struct Store<Item> {}

public enum Outer<T> {
  // @require
  public struct Inner {}
}

// @require
extension Visible {}

public protocol Visible {}

// @require
public func make() -> Int { 1 }

// @require
public typealias Action = () -> Void

// @require
public typealias Maybe = Visible?

// @require
public typealias Port = Int

#if DEBUG
// @require
public protocol Sometimes {}
#endif

@available(macOS 26, *)
// @require
public protocol Late {}

// @require
public typealias Many<T> = [T]

// @require
public struct Original {}

// @require
// @require
public struct Twice {}

// @require
// @provide
public struct Both {}

//  require

public struct Apart {}

public struct Trailing {}  //  require

/*  require */
public struct Block {}

//  requires
public struct Misspelt {}

// @provide
struct User {
  let hidden: any Hidden
  let both: Both
  let misspelt: Misspelt
  let name: Int  //  require
}

// @require
@_spi(Tools) public protocol Tool {}

@globalActor public actor Disk { public static let shared = Disk() }

// @require
@Disk public protocol Archive {}

// @require
@MainActor public protocol Screen {}
