// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  @available(*, unavailable, message: "'Clock' and 'Storage' are required from above by 'App', so 'App' makes no containers; make them in an executable or test target that provides them and applies the plugin DIGenPlugin")
  convenience init() { fatalError() }
  @available(*, unavailable, message: "'Clock' and 'Storage' are required from above by 'App', so 'App' makes no containers; make them in an executable or test target that provides them and applies the plugin DIGenPlugin")
  convenience init(_ overrides: (inout Overrides) -> Void) { fatalError() }

  /// `Careful`, new each time, provided by `Careful` in Library.swift.
  var careful: Careful {
    if let make = _override(of: .careful) { return make(_handle) }
    return _build_careful(self)
  }

  /// `any Clock`, required from above.
  @_disfavoredOverload var clock: any Clock { _kept(.clock) }

  /// `Reader`, new each time, provided by `Reader` in Library.swift.
  var reader: Reader {
    get throws {
      if let make = _override(of: .reader) { return try make(_handle) }
      return try _build_reader(self)
    }
  }

  /// `any Storage`, required from above.
  ///
  /// Several directives' worth of comments may lie between.
  @_disfavoredOverload var storage: any Storage {
    get throws {
      try _kept(.storage)
    }
  }

  /// `Timer`, a singleton, provided by `Timer` in Library.swift.
  var timer: Timer { _kept(.timer) }
}

private func _build_careful(_ c: Container) -> Careful {
  c._asCurrent { () -> Careful in
    Careful()
  }
}

private func _build_clock(_ c: Container) -> any Clock { c._fromAbove(.clock) }

private func _build_reader(_ c: Container) throws -> Reader { try Reader(storage: c.storage) }

private func _build_storage(_ c: Container) throws -> any Storage { try c._fromAbove(.storage) }

private func _build_timer(_ c: Container) -> Timer { Timer(clock: c.clock) }

#sourceLocation(file: "Library.swift", line: 13)
private func _check_2() { _ =
            _Kept<Timer>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Careful { static var careful: Self { _App_base.key(3, _build_careful, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Clock { @_disfavoredOverload static var clock: Self { _App_base.key(0, _build_clock, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws -> Reader { static var reader: Self { _App_base.key(4, _build_reader, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws -> any Storage { @_disfavoredOverload static var storage: Self { _App_base.key(1, _build_storage, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Timer { static var timer: Self { _App_base.key(2, _build_timer) } }

private let _App_needs: StaticString = """
  clock:
  storage:
  timer: clock
  careful: *
  reader: storage
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.careful)
  entries.add(.reader)
  entries.add(.timer)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(
  _ plan: inout _Plan,
  clock: @escaping @Sendable (Container) -> any Clock,
  storage: @escaping @Sendable (Container) throws -> any Storage
) {
  plan.register("App", slots: 3, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
  plan.require(_App_base.key(0, clock, "clock"))
  plan.require(_App_base.key(1, storage, "storage"))
}
