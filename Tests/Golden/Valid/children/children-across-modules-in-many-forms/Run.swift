import DIRuntime
import Lib

@main
enum Program {
  static func main() throws {
    let container = Container()
    let session = container.session(user: User("Ada"))
    print(session.trolleys.every === container.cart, session.trolleys.own === session.Lib::cart)
    print(session.cart.user.name)  // The innermost one, as Swift has it.
    let library = session.library
    print(session.reader as AnyObject === session.writer as AnyObject, library.shelf.file === session.reader)
    library.settings.withLock { $0.size = 5 }
    print(session.settings.withLock { $0.size }, library.writer.value === session.writer)
    print(try library.license() === session.license, session.shelfInt === session.shelfInt)
    print(session.inspector === session.inspector, session.title)
    print(session.label.text, session.label.session?.settings === session.settings, session.label.other === session.label.session)
    let other = session.overriding { $0.override(.user) { _ in User("") } }
    do { print(try other.license) } catch { print("failed", other.settings === session.settings) }
    print(other.reader as AnyObject === other.writer as AnyObject, other.reader !== session.reader)
  }
}
