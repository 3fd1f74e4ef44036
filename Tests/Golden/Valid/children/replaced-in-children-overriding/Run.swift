import Core
import DIRuntime

@main
enum Run {
  static func main() async {
    let session = Container().session(user: "Ada")
    let other = session.overriding { $0.override(.settings) { _ in Settings() } }
    for container in [session, other] {
      // What is kept for all containers has nothing of the session's, also where that is new each time.
      print(await container.store.lists.map { $0.names.joined(separator: " ") })
      let asked = [container.list, container.weakList, container.listOfKey(key: 1), await container.laterList]
      print(asked.map { $0.names.joined(separator: " ") })
    }
  }
}
