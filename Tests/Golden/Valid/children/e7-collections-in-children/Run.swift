import Core
import DIRuntime

@main
enum Program {
  static func main() throws {
    let container = Container()
    let session = container.session(user: "Ada")
    let page = session.page(number: 7)
    print(container.plugins.map(\.name))
    print(session.plugins.map(\.name))
    print(page.plugins.map(\.name))
    print(page.menu.names == container.menu.names, container.menu.names.count)
    print(container.palette.names.count, session.palette.names.count, page.palette.names.count)
    print(page.toolbar.names.count, page.toolbar.names.last ?? "")
    print(try container.tools.count, try session.chest.tools.map { $0.use() }, try page.tools.count)
    do { print(try container.session(user: "").tools) } catch { print("broken") }
    let scope = session.overriding { $0.override(.plugins) { c in c.original(.plugins).reversed() } }
    print(scope.palette.names, session.palette.names.count)
    let other = session.overriding { $0.override(.user) { _ in "Bea" } }
    print(other.palette.names, other.menu.names)
    print(page.overriding { $0.override(.user) { _ in "Cid" } }.plugins.map(\.name))
  }
}
