import DIRuntime

@main struct Run {
  @MainActor static func main() async throws {
    print(Container().model.number, await rows())
    print(Container().doubled(number: 3).$number, try Container().source.next())
  }

  @Database static func rows() -> Int { Container().table.rows }
}
