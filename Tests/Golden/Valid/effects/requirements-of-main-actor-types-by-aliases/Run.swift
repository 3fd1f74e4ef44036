import DIRuntime
import Lib

@main struct Run {
  @MainActor static func main() { print(Container().service.title) }
}
