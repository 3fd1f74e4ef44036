import Clients
import DIRuntime
import Features
import Live

struct Frozen: Clock {
  var now: Int
}

@main
enum Run {
  static func main() throws {
    let container = Container()
    let home = try container.home
    print(home.clock.now, home.feed.clock.now, home.feed.client.fetch(1), home.feed.later.value.now)
    print(Feed.title(in: container), container.clock.now, container.audit.log.lines, home.feed.none == nil)
    let frozen = Container { $0.override(.clock) { _ in Frozen(now: 7) } }
    print(try frozen.home.clock.now, try frozen.feed.client.fetch(2), Feed.title(in: frozen))
    let broken = Container { $0.override(.clock) { _ in Frozen(now: -1) } }
    do { _ = try broken.feed } catch { print(error) }
    let page = Container { $0.override(.client) { _ in APIClient { "page \($0)" } } }
    print(try page.feed.page().fetch(3))
  }
}
