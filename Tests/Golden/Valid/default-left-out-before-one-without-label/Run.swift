// SHOULD be refused at the user's line, or say something that compiles: `Timer(c.limit)` leaves out what Swift
// does not let it leave out.
import DIRuntime

@main struct Run {
  static func main() { print(Container().timer.text) }
}
