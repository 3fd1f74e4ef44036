import DIRuntime
import Lib

@main struct Run {
  static func main() {
    print(Container().server.place.number)
  }
}
