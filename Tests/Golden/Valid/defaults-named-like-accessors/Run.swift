// SHOULD compile: inside `extension Container` the name `limit` is the accessor, so it needs `App.limit` or an overload.
import DIRuntime

@main struct Run {
  static func main() {
    print(Container().page(), Container().page(size: 1), Container().watch)
  }
}
