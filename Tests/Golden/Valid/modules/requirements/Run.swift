import DIRuntime
import Lib

@main
enum Run {
  static func main() throws {
    let container = Container()
    let session = container.session
    print(session.analytics.name, session.analytics === container.printer, session.region.name)
    print(session === container.session, container.later.analytics.value === session.analytics)
    print(try container.reader.storage.read(), try container.reader.mode == .loud)
    let painter = container.painter
    print(painter.theme === container.theme, painter.journal === container.journal)
    print(painter.theme === container.later.all(), try container.later.storage().read())
    overrides(container)
    try failures(container)
    print(try container.dynamic.resolveIfPresent((any Analytics).self) === container.analytics)
  }

  /// What is built from what is required is the new container's own where its provider is overridden.
  static func overrides(_ container: Container) {
    let screen = container.screen
    let fake = container.overriding { $0.override(.analytics) { _ in Fake() } }
    print(fake.session.analytics.name, fake.session.analytics === fake.analytics)
    print(fake.session === container.session, fake.screen === screen, fake.screen.session === fake.session)
    print(fake.later === container.later, fake.later.analytics.value.name)
    print(fake.apart === container.apart, fake.journal === container.journal)
    let south = container.overriding { $0.override(.region) { _ in Region(name: "south") } }
    print(south.session.region.name, south.session.analytics === container.analytics)
    let journal = container.overriding { $0.override(.journal) { _ in Journal() } }
    print(journal.session === container.session, journal.journal === container.journal)
    let own = Container { $0.override(.analytics) { c in c.original(.analytics) } }
    print(own.session.analytics === own.analytics, own.session === container.session)
  }

  static func failures(_ container: Container) throws {
    let nowhere = container.overriding { $0.override(.region) { _ in Region(name: "nowhere") } }
    do {
      _ = try nowhere.reader
    } catch {
      print(error)
    }
    do {
      _ = try nowhere.later.storage()
    } catch {
      print(error)
    }
  }
}
