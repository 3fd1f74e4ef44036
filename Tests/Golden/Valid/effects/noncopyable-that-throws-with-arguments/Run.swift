import DIRuntime

@main
struct Main {
  static func main() throws {
    let c = Container()
    print(try c.file(number: 4).number, try c.folder.file.number)
    print(try Container { $0.override(.file) { _, number in File(number: number + 5) } }.folder.file.number)
    do throws(Failed) {
      _ = try c.file(number: -1)
    } catch {
      print(error)
    }
  }
}
