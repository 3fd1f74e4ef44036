import DIRuntime

@main
enum Run {
  static func main() async throws {
    let container = Container()
    print(try container.page, container.hooks.count)
    let browser = await container.browser
    print(type(of: browser), type(of: await container.draft))
  }
}
