// @provide
final class Parser {
  let closing = /[)}\/]*"/
  let nested = /[[)]a)"]/
  let two = [/a[b]"/, /c[(]"/]
}

// @provide
struct Editor {
  let parser: Parser
}
