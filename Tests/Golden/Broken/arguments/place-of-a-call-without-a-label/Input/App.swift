// @provide
struct Span {
  init(_ list: [Int] = Array(1...2) /* @arg */, _ line: UInt = #line /* @arg */) {}
}
