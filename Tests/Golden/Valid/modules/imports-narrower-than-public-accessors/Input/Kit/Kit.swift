import DIRuntime
internal import Foundation
internal import Net
internal import Log

enum Made {
  // @provide(public)
  static func client() -> Net.Client { Client() }
  // @provide(public)
  static func logger() -> Log.Logger { Logger() }
  // @provide(public, name: home)
  static func home() -> URL { URL(string: "a:b")! }
}
