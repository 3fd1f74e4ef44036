import DIRuntime

@main struct Run {
  @MainActor static func main() async throws {
    let container = Container()
    let reader = container.reader
    print(await reader.count("four"), try await reader.sum(1, 2), reader.double(3))
    print(await container.editor.make().text)
    let drafts = [Draft(), Draft()]
    print(await container.table(next: { drafts[1] }).next() === drafts[1])

    let test = Container { $0.override(.count) { _ in { _ in 0 } } }
    print(await test.reader.count("four"))
  }
}
