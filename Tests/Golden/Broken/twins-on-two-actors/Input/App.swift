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
