// SHOULD be provided: a composition of protocols is no superclass.
import DIRuntime

@main struct Run {
  static func main() { print(Container().disk, Container().memory) }
}
