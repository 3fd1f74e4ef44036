import DIRuntime

@main struct Run {
  static func main() {
    let parser = Container().editor.parser
    print(#")}/""#.wholeMatch(of: parser.closing) != nil, "a".wholeMatch(of: parser.nested) != nil, parser.two.count,
      "{".wholeMatch(of: parser.later) != nil, "f()".wholeMatch(of: parser.call) != nil, parser.half(4))
  }
}
