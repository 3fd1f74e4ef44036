import Core
import DIRuntime

@main
enum Run {
  static func main() async throws {
    let container = Container()
    let (pair, queue) = (container.pair, container.queue)
    print(pair.one.number, pair.other.number, queue.first.number, queue.second.number, container.token.number)

    let session = container.session()
    let copy = session.overriding { $0.override(.queue) { c in c.original(.queue) } }
    for (name, asked) in [("container", container), ("session", session), ("copy", copy)] {
      asked.dynamic.register { name }
    }
    for asked in [container, session, copy] {
      let desks = [asked.desk, await asked.laterDesk, asked.weakDesk]
      print(try desks.map { try $0.container.dynamic.resolve(String.self) })
    }
  }
}
