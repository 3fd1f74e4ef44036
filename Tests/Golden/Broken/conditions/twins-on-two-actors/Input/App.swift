enum Storage { @globalActor actor Disk { static let shared = Disk() } }

#if FAST
  // @provide
  @Storage.Disk final class Table { init() {} }
#else
  // @provide
  @MainActor final class Table { init() {} }
#endif

// Cannot be on both, whichever build it is.
// @provide
struct Screen { let table: Table }

// @provide
@Storage.Disk final class File { init() {} }

// The function that would do is of that actor alone.
// @provide
struct Reader { let file: @MainActor () -> File }

// The accessor is one, and so is the actor: it is said why, where the twin that is kept is nobody's.
#if FAST
  // @provide
  @Storage.Disk final class Cache { init() {} }
#else
  // @provide(weak)
  final class Cache: Sendable { init() {} }
#endif

// Here it is what the twin needs.
#if FAST
  // @provide(as: Index)
  final class FileIndex: Index { init(file: File) {} }
#else
  // @provide(weak, as: Index)
  final class EmptyIndex: Index { init() {} }
#endif
protocol Index: AnyObject, Sendable {}
