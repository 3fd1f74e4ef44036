import Foundation

// @provide
struct APIClient {}

// @provide
struct URLSessionPool {}

// @provide
struct ID {}

// @provide
struct HTTP2Client {}

// @provide
struct V2Client {}

// @provide
struct iOSHelper {}

// @provide
struct Größe {}

// @provide
struct ÄÖReader {}

// @provide
struct snake_case {}

enum Outer {
  // @provide
  struct Inner {}
}

extension Outer.Inner {
  // @provide
  struct Innermost {}
}

// @provide
struct URLSession {}

extension JSONDecoder {
  // @provide(as: Self)
  static func plainDecoder() -> JSONDecoder { JSONDecoder() }
}

struct User {}
struct Repository<Element> {}

enum Repositories {
  // @provide(as: Self)
  static func users() -> Repository<User> { Repository() }
}

protocol Reader {}
protocol Writer {}
protocol Store: Reader, Writer {}

// @provide(as: [Reader, Writer])
struct FileStore: Store {}

// @provide(as: [Reader & Writer, Self], name: main)
struct MainStore: Store {}
