import DIRuntime
import Kit
import Log
import Net

@main struct Run {
  static func main() { print(Container().start.client.name, Container().logger.name) }
}
