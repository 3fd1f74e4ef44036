import DIRuntime
open class Room { public let name: String; public init(name: String) { self.name = name; print("room", name) } }
extension Room: @unchecked Sendable {}
// @provide(keyed: name, public)
public func room(name: String /* @arg */) -> Room { Room(name: name) }
public final class Temp: @unchecked Sendable { public init() { print("temp") } ; public var text: String { "temp" } }
public protocol Thing: AnyObject, Sendable { var text: String { get } }
// @provide(weak, public, as: Thing)
public final class WeakThing: Thing { public let text = "weak"; public init() { print("weakthing") }; deinit { print("weakthing gone") } }
public struct Ticket: Sendable { public let n: Int; public init(n: Int) { self.n = n } 
 // @provide(public)
 public static func ticket() throws(Broken) -> Ticket { print("ticket"); return Ticket(n: 1) } }
public struct Broken: Error { public init() {} }
// @provide(singleton, public)
public func loaded() async throws -> Loaded { print("loading"); return Loaded(text: "core") }
public struct Loaded: Sendable { public let text: String; public init(text: String) { self.text = text } }
@MainActor public protocol View { var title: String { get } }
// @provide(singleton, public, as: View)
@MainActor public final class MainView: View { public let title = "main"; public init() { print("mainview") } }
public protocol Reader: Sendable { var id: String { get } }
public protocol Writer: Sendable { var id: String { get } }
// @provide(singleton, public, as: [Reader, Writer])
final class File: Reader, Writer { let id = "file"; init() { print("file") } }
public protocol Src: Sendable { var id: String { get } }
public protocol Dst: Sendable { var id: String { get } }
// @provide(singleton, public, as: [Src, Dst, Self])
open class Disk: Src, Dst, @unchecked Sendable { open var id: String { "disk" }; public init() { print("disk") } }
