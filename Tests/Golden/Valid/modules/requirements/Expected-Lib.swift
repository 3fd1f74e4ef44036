// Made by DIGenPlugin from the directives in Lib. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  @available(*, unavailable, message: "'Analytics', 'Journal', 'Mode', 'Region', 'Storage' and 'Theme' are required from above by 'Lib', so 'Lib' makes no containers; make them in an executable or test target that provides them and applies the plugin DIGenPlugin")
  convenience init() { fatalError() }
  @available(*, unavailable, message: "'Analytics', 'Journal', 'Mode', 'Region', 'Storage' and 'Theme' are required from above by 'Lib', so 'Lib' makes no containers; make them in an executable or test target that provides them and applies the plugin DIGenPlugin")
  convenience init(_ overrides: (inout Overrides) -> Void) { fatalError() }

  /// `any Analytics`, required from above.
  @_disfavoredOverload var analytics: any Analytics { _kept(.analytics) }

  /// `Apart`, a singleton, provided by `Apart` in Uses.swift.
  public var apart: Apart { _kept(.apart) }

  /// `Journal`, required from above.
  @_disfavoredOverload var journal: Journal { _kept(.journal) }

  /// `Later`, a singleton, provided by `Later` in Uses.swift.
  public var later: Later { _kept(.later) }

  /// `Mode`, required from above.
  @_disfavoredOverload var mode: Mode { _kept(.mode) }

  /// `Painter`, new each time, provided by `Painter` in Uses.swift.
  public var painter: Painter {
    if let make = _override(of: .painter) { return make(_handle) }
    return _build_painter(self)
  }

  /// `Reader`, new each time, provided by `Reader` in Uses.swift.
  public var reader: Reader {
    get throws {
      if let make = _override(of: .reader) { return try make(_handle) }
      return try _build_reader(self)
    }
  }

  /// `Region`, required from above.
  @_disfavoredOverload var region: Region { _kept(.region) }

  /// `Screen`, the same as long as something holds it, provided by `Screen` in Uses.swift.
  public var screen: Screen { _weak(.screen) }

  /// `Session`, a singleton, provided by `Session` in Uses.swift.
  public var session: Session { _kept(.session) }

  /// `any Storage`, required from above.
  @_disfavoredOverload var storage: any Storage {
    get throws {
      try _kept(.storage)
    }
  }

  /// `Theme`, required from above.
  @_disfavoredOverload var theme: Theme { _kept(.theme) }
}

private func _build_analytics(_ c: Container) -> any Analytics { c._fromAbove(.analytics) }

private func _build_apart(_ c: Container) -> Apart { Apart() }

private func _build_journal(_ c: Container) -> Journal { c._fromAbove(.journal) }

private func _build_later(_ c: Container) -> Later {
  let handle = c._handle
  return Later(analytics: Lazy<any Analytics>(_of: c, isKept: c._keeps(.analytics)) { $0.analytics }, all: { () -> Theme in handle.theme }, storage: { () throws -> any Storage in try handle.storage })
}

private func _build_mode(_ c: Container) -> Mode { c._fromAbove(.mode) }

private func _build_painter(_ c: Container) -> Painter { Painter(theme: c.theme, journal: c.journal) }

private func _build_reader(_ c: Container) throws -> Reader { try Reader(storage: c.storage, mode: c.mode) }

private func _build_region(_ c: Container) -> Region { c._fromAbove(.region) }

private func _build_screen(_ c: Container) -> Screen { Screen(session: c.session) }

private func _build_session(_ c: Container) -> Session { Session(analytics: c.analytics, region: c.region) }

private func _build_storage(_ c: Container) throws -> any Storage { try c._fromAbove(.storage) }

private func _build_theme(_ c: Container) -> Theme { c._fromAbove(.theme) }

#sourceLocation(file: "Lib/Uses.swift", line: 44)
private func _check_1() { _ =
            _Kept<Apart>.self }
#sourceLocation(file: "Lib/Uses.swift", line: 24)
private func _check_3() { _ =
            _Kept<Later>.self }
#sourceLocation(file: "Lib/Uses.swift", line: 38)
private func _check_6() { _ =
            _Kept<Screen>.self }
#sourceLocation(file: "Lib/Uses.swift", line: 2)
private func _check_7() { _ =
            _Kept<Session>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Analytics { @_disfavoredOverload static var analytics: Self { _Lib_base.key(0, _build_analytics, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Apart { public static var apart: Self { _Lib_base.key(1, _build_apart) } }
extension Key where Maker == @Sendable (Container) -> Journal { @_disfavoredOverload static var journal: Self { _Lib_base.key(2, _build_journal, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Later { public static var later: Self { _Lib_base.key(3, _build_later) } }
extension Key where Maker == @Sendable (Container) -> Mode { @_disfavoredOverload static var mode: Self { _Lib_base.key(4, _build_mode, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Painter { public static var painter: Self { _Lib_base.key(10, _build_painter, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws -> Reader { public static var reader: Self { _Lib_base.key(11, _build_reader, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Region { @_disfavoredOverload static var region: Self { _Lib_base.key(5, _build_region, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Screen { public static var screen: Self { _Lib_base.key(6, _build_screen, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container) -> Session { public static var session: Self { _Lib_base.key(7, _build_session) } }
extension Key where Maker == @Sendable (Container) throws -> any Storage { @_disfavoredOverload static var storage: Self { _Lib_base.key(8, _build_storage, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Theme { @_disfavoredOverload static var theme: Self { _Lib_base.key(9, _build_theme, lifetime: .transient) } }

private let _Lib_needs: StaticString = """
  analytics:
  apart:
  journal:
  later: analytics storage theme
  mode:
  region:
  screen: session
  session: analytics region
  storage:
  theme:
  painter: journal theme
  reader: mode storage
  """

private func _Lib_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.apart)
  entries.add(.later)
  entries.add(.painter)
  entries.add(.reader)
  entries.add(.screen)
  entries.add(.session)
}

private let _Lib_base = _SlotBase()
public func _apply_DIGenPlugin_to_Lib(
  _ plan: inout _Plan,
  analytics: @escaping @Sendable (Container) -> any Analytics,
  journal: @escaping @Sendable (Container) -> Journal,
  mode: @escaping @Sendable (Container) -> Mode,
  region: @escaping @Sendable (Container) -> Region,
  storage: @escaping @Sendable (Container) throws -> any Storage,
  theme: @escaping @Sendable (Container) -> Theme
) {
  plan.register("Lib", slots: 10, base: _Lib_base, needs: _Lib_needs)
  plan.list(_Lib_dynamic)
  plan.require(_Lib_base.key(0, analytics, "analytics"))
  plan.require(_Lib_base.key(2, journal, "journal"))
  plan.require(_Lib_base.key(4, mode, "mode"))
  plan.require(_Lib_base.key(5, region, "region"))
  plan.require(_Lib_base.key(8, storage, "storage"))
  plan.require(_Lib_base.key(9, theme, "theme"))
}
