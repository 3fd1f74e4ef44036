import DIRuntime

@main
enum Main {
  static func main() {
    let container = Container()
    let reader = container.reader
    print(reader.byFormat.count, reader.long.count, reader.maybe?.count ?? 0, reader.later().count)
    print(reader.all.map(\.name))
    print("one by one:")
    print(reader.parser(.csv).name, reader.sendable?(.default).name ?? "")
    print(container.parsersByFormat[.default] as? DefaultParser === container.defaultParser)

    // A function hands out the values of an override, and the elements that it lacks.
    let other = Container { $0.override(.parsersByFormat) { c in [.csv: c.defaultParser] } }
    print(other.reader.parser(.csv).name, other.reader.parser(.default).name, other.reader.byFormat.count)
    let faked = Container { $0.override(.defaultParser) { DefaultParser() } }
    print(faked.reader.parser(.default) as? DefaultParser === faked.defaultParser)
    let renewed = container.overriding { $0.override(.defaultParser) { DefaultParser() } }
    print(renewed.parsersByFormat[.default] as? DefaultParser === container.defaultParser)

    let sheet = container.sheet
    print(sheet.shapes.keys.sorted(), sheet.ints, sheet.intsByInt[-31] ?? 0, sheet.intsByInt[1000] ?? 0)
    print(sheet.none("circle").name, container.shapesByString["circle"]?.name ?? "")
  }
}
