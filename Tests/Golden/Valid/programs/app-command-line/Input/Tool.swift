// @provide
struct Tool {
  private let add: (Words) -> Add
  private let list: (Words) -> List

  init(add: @escaping (Words) -> Add, list: @escaping (Words) -> List) {
    self.add = add
    self.list = list
  }

  func run(_ arguments: String...) -> String {
    do {
      let words = Words(all: Array(arguments.dropFirst()))
      switch arguments.first {
      case Add.name: return try add(words).run()
      case List.name: return list(words).run()
      default: throw Usage(description: "add or list?")
      }
    } catch { return "\(error)" }
  }
}
