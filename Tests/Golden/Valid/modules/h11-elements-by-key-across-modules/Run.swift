import Core
import DIRuntime
import Feature

@main
enum Main {
  static func main() {
    let container = Container()
    print(container.counter.names, container.counter.formats, container.counter.themes)
    print(container.parsers.map(\.name), container.parsersByFormat.count)
    print(Format.allCases.map { container.reader.parser($0).name })
    let fewer = Container { $0.override(.parsersByFormat) { [:] } }
    print(fewer.counter.formats, fewer.reader.parser(.csv).name)
    let other = Container { $0.override(.textParser) { TextParser() } }
    print(other.counter.formats)
  }
}
