import DIRuntime
import Frame

@main struct Run {
  static func main() async throws {
    MyApp.main()
    let tests = Tests()
    tests.setUp()
    tests.test()
    print(try await Open().perform())
  }
}
