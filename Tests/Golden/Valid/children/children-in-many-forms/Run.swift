import DIRuntime

@main
enum Program {
  static func main() throws {
    let container = Container()
    let project = container.project(title: "Sketch")
    project.writer.write("saved")
    print(project.reader as AnyObject === project.writer as AnyObject, project.reader.read(), project.tool.name)
    print(project.backup.reader as AnyObject === project.reader as AnyObject)
    print(project.fresh(.reader) as AnyObject !== project.reader as AnyObject)
    print(try project.license === project.license, try project.export.backup === project.backup)
    do { _ = try container.project(title: "").export } catch { print(error) }
    do {
      let preview = project.preview
      print(preview === project.preview)
    }
    print(project.layer(name: "a", number: 1) === project.canvas.layer("a", 1), project.layer(name: "b", number: 2).text)
    print(project.layer(name: "a", number: 1) !== container.project(title: "").layer(name: "a", number: 1))
    project.palette.withLock { $0.colours = ["red"] }
    print(project.desk.drafts.one.palette.value.colours, project.canvas.zoom, project.desk.writer == nil)
    print(project.undo.redo.value.undo() === project.undo, project.undo.store.value === container.store)
    print(project.redo.draft() !== project.redo.draft(), project.redo.draft().title)
    print(project.desk.stores.one === container.store, project.inspector === project.inspector)
  }
}
