import RegexBuilder

// @provide
final class Parser {
  let closing = /[)}\/]*"/
  let nested = /[[)]a)"]/
  let two = [/a[b]"/, /c[(]"/]
  let later = #/  
    [{"]
    /#
  let call = Regex {
    OneOrMore(.word)
    /[("]/
    /[)"]/
      .ignoresCase()
  }
  func half(_ number: Int) -> Int {
    number
      / 2
  }
}

// @provide
struct Editor {
  let parser: Parser
}
