import DIRuntime
import Kit

@main
enum Main {
  static func main() {
    let reader = Container().reader
    print(reader.byFormat.count, reader.parser(.csv).name, reader.parser(.comma).name, reader.parser(.json).name)
  }
}
