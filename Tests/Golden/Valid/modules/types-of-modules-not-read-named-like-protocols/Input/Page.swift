import Core
import DIRuntime
enum N {
  // @provide
  static func i() -> Core.Identifiable { .init() }
  // @provide
  static func actor() -> Actor { Actor() }
  // @provide
  static func many() throws(Core.Error) -> Set<Int> { throw .a }
}
struct E: Core.Executor { let n = 7 }
// @provide(singleton, as: any Core.Executor)
struct F: Core.Executor { let n = 7 }
// @provide
struct Page { let clock: Core.Clock; let o: Observable; let s: Core.Sequence; let i: Identifiable; let e: Error; let x: any Core.Executor; let a: Core.Actor }
