import DIRuntime

@main
enum Main {
  static func main() throws {
    let container = Container()
    print(container.plugins.map(\.title))
    print(container.steps.map(\.number))
    print(container.shapes.map(\.name), container.strings)
    let kept = container.plugins.compactMap { $0 as? Grammar }
    print(kept.count, kept[0] === container.grammar)

    let editor = container.editor
    print(editor.plugins.count, editor.same.count, editor.alias.count, editor.maybe?.count ?? -1, editor.strings)
    print(container.idle.none.count, container.idle.missing == nil)
    print(try container.health.checks.map(\.isFine))

    let less = Container { $0.override(.plugins) { c in [c.grammar] } }
    print(less.editor.plugins.map(\.title))
    let other = Container {
      $0.override(.spelling) { c in Spelling(log: c.log) }
      $0.override(.plugin) { _ in Spelling(log: Log()) }
    }
    print(other.plugins.map(\.title))
    let failing = Container { $0.override(.diskCheck) { _ in throw Broken() } }
    do { _ = try failing.checks } catch { print(error) }
  }
}
