import Core
import DIRuntime
import Mid

@main enum Main { @MainActor static func main() async throws {
  let c = Container()
  print(c.room(name: "a").name, c.room(name: "a") === c.room(name: "a"))
  var t: (any Thing)? = c.thing
  print(t!.text, c.thing === t); t = nil; print("--"); print(c.thing.text)
  print(try c.ticket.n, try c.ticket.n)
  print(try await c.loaded.text, try await c.loaded.text)
  print(c.view.title, c.view.title)
  print(c.reader.id, c.writer.id, c.reader as AnyObject === c.writer as AnyObject)
  print(c.disk.id, c.src.id, c.dst as AnyObject === c.disk)
  print(Container { $0.override(.view) { c in Framed(inner: c.original(.view)) } }.view.title)
  print(try await Container { $0.override(.loaded) { c in Loaded(text: try await c.original(.loaded).text + " o") } }.loaded.text)
  print(c.fresh(.disk).id)
} }
