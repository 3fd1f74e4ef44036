protocol Plugin { var name: String { get } }
protocol Formatting: Plugin { func format(_ text: String) -> String }
protocol Checking: Plugin { func complaints(about text: String) -> [String] }

// @provide(into: [Plugin, Formatting])
struct Trimmer: Formatting {
  let name = "trimmer"
  func format(_ text: String) -> String { text.split(separator: " ").joined(separator: " ") }
}

// @provide(singleton, into: [Plugin, Checking])
final class Speller: Checking, Sendable {
  let name = "speller"
  let words: Set<String>
  init(words: Set<String>) { self.words = words }
  func complaints(about text: String) -> [String] {
    text.split(separator: " ").map(String.init).filter { !words.contains($0) }
  }
}

// @provide(into: [Plugin, Formatting, Checking])
final class Linter: Formatting, Checking {
  let name = "linter"
  var runs = 0
  func format(_ text: String) -> String { runs += 1; return text.lowercased() }
  func complaints(about text: String) -> [String] { text.hasSuffix(".") ? [] : ["no full stop"] }
}

// @provide
func words() -> Set<String> { ["swift", "is", "fun."] }

// @provide
struct Editor {
  let plugins: [any Plugin]
  let formatters: [any Formatting]
  let checkers: [any Checking]
  let spelling: Speller

  init(plugins: [any Plugin], formatters: [any Formatting], checkers: [any Checking], spelling: Speller) {
    (self.plugins, self.formatters, self.checkers, self.spelling) = (plugins, formatters, checkers, spelling)
  }
}
