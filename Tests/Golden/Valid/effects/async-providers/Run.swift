import DIRuntime
import Synchronization

@main
struct Main {
  static func main() async throws {
    let c = Container()
    let all = try await withThrowingTaskGroup(of: Int.self) { g in
      for _ in 0..<100 { g.addTask { try await c.database.n } }
      var all: Set<Int> = []; for try await n in g { all.insert(n) }; return all
    }
    print(all, builds.load(ordering: .relaxed))
    print(try await c.repository.database === c.database, try await c.mixed(name: "m").name)
    _ = try await c.screen
    print(try await c.tenant(id: 1) === c.tenant(id: 1), try await c.tenant(id: 1) === c.tenant(id: 2))
    let s = try await c.session
    print(try await c.session === s, try await c.left as AnyObject === c.right as AnyObject)
    print(try await c.lazily.make().database === c.lazily.made())
    print(try await Counter().use(c))
    let d = Container { $0.override(.row) { _ in let r = Row(); r.x = 7; return r } }
    print(await d.row.x, try await d.repository.row.x, await d.fresh(.row).x, try await d.fresh(.mixed, "f").name)
    let before = try await c.database
    let e = c.overriding { $0.override(.row) { c in let r = await c.original(.row); r.x = 9; return r } }
    print(try await e.database === before, await e.row.x, try await e.tenant(id: 1) === c.tenant(id: 1))
    let f = c.overriding { $0.override(.database) { c async throws(Failed) in try await c.original(.database) } }
    print(try await f.database === before, try await f.tenant(id: 1) === c.tenant(id: 1), try await f.session === s)
    // errors
    mode.store(1, ordering: .relaxed)
    let g = Container()
    let n = builds.load(ordering: .relaxed)
    let errors = await withTaskGroup(of: Failed?.self) { t in
      for _ in 0..<20 { t.addTask { do throws(Failed) { _ = try await g.database; return nil } catch { return error } } }
      var all: [Failed?] = []; for await n in t { all.append(n) }; return all
    }
    print(Set(errors.map { $0?.n ?? 0 }) == [n + 1])
    mode.store(0, ordering: .relaxed)
    // cancellation
    let h = Container()
    let t = Task { try await h.database.n }
    t.cancel()
    let viaCancelled = try await t.value
    print(viaCancelled == (try await h.database.n))
  }
}
