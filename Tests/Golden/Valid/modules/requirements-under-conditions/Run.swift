import DIRuntime
import Lib

@main
enum Run {
  static func main() {
    let server = Container().server
    print(server.log.name, server.sink.name)
  }
}
