import DIRuntime

@main
enum Program {
  static func main() throws {
    let container = Container()
    print(container.part1.number, container.part120.number)
    print(try container.dynamic.resolve(Part1.self).number, try container.dynamic.resolve(Part99.self).number)
    print(try container.dynamic.resolve(Part50.self).number, try container.dynamic.resolve(Part120.self).number)
  }
}
