// SHOULD agree: with x left out, the build says `Point(y)`, which is x.
import DIRuntime

@main struct Run {
  static func main() {
    print(Container().point(), "should be", Point())
    print(Container().point(7), "should be", Point(7))
  }
}
