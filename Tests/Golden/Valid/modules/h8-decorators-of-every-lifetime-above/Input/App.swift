import Core
import Mid
import DIRuntime
// @provide(replaces: Core.room)
final class MyRoom: Room, @unchecked Sendable {
  init(name: String /* @arg */, inner: (String) -> Room) { super.init(name: "my " + inner(name).name + inner(name + "2").name) }
}
// @provide(replaces: Core.thing)
final class Thing2: Thing { let inner: any Thing; init(inner: any Thing) { self.inner = inner; print("thing2") }; var text: String { inner.text + "2" }; deinit { print("thing2 gone") } }
// @provide(replaces: Core.ticket)
func two(ticket: Ticket) throws(Broken) -> Ticket { Ticket(n: ticket.n + 1) }
// @provide(replaces: Core.loaded)
func more(loaded: Loaded) async throws -> Loaded { print("more"); return Loaded(text: loaded.text + " more") }
// @provide(replaces: Core.view)
@MainActor final class Framed: View { let inner: any View; init(inner: any View) { self.inner = inner; print("framed") }; var title: String { "[\(inner.title)]" } }
// @provide(replaces: Core.reader)
final class Tape: Reader, Writer { let r: any Reader; let w: any Writer; init(r: any Reader, w: any Writer) { self.r = r; self.w = w; print("tape", r as AnyObject === w as AnyObject) }; var id: String { "tape(\(r.id))" } }
// @provide(replaces: Core.disk)
final class Big: Disk, @unchecked Sendable { let s: any Src; let d: any Dst; let own: Lazy<Disk>; init(s: any Src, d: any Dst, own: Lazy<Disk>) { self.s = s; self.d = d; self.own = own; super.init(); print("big", s as AnyObject === d as AnyObject) }; override var id: String { "big(\(s.id), \(own.value.id), \(own.value === s as AnyObject))" } }
