// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Files`, new each time, provided by `Files` in App.swift.
  var files: Files {
    if let make = _override(of: .files) { return make(_handle) }
    return _build_files(self)
  }

  /// `Lines`, a singleton, provided by `Lines` in App.swift.
  var lines: Lines { _kept(.lines) }

  /// `Logger`, a singleton for each `category` and `level`, provided by `Logger` in App.swift.
  public func logger(_ category: String, level: Level = .info) -> Logger {
#sourceLocation(file: "App.swift", line: 16)
    let key =                            _Arguments(category, level)
#sourceLocation()
    return _keyed(.logger, by: key) { (c: Container) -> Logger in
      if let make = c._override(of: .logger) { return make(c._handle, category, level) }
      return _build_logger(c, category, level)
    }
  }

  /// `Network`, new each time, provided by `Network` in App.swift.
  var network: Network {
    if let make = _override(of: .network) { return make(_handle) }
    return _build_network(self)
  }

  /// `any Sink`, a singleton, provided by `Lines` in App.swift.
  var sink: any Sink { _kept(.sink) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_files(_ c: Container) -> Files {
  let handle = c._handle
  return Files(log: { (category: String, level: Level) -> Logger in handle.logger(category, level: level) })
}

private func _build_lines(_ c: Container) -> Lines { Lines() }

private func _build_logger(_ c: Container, _ category: String, _ level: Level) -> Logger {
  Logger(category, level: level, sink: c.sink)
}

private func _build_network(_ c: Container) -> Network {
  let handle = c._handle
  return Network(logger: { (category: String, level: Level) -> Logger in handle.logger(category, level: level) })
}

private func _build_sink(_ c: Container) -> any Sink {
  _check_sink(c._isFresh(_App_base, 2) ? c._newValue(of: .lines, isOriginal: false) : c.lines)
}

#sourceLocation(file: "App.swift", line: 9)
private func _check_0() { _ =
            _Kept<Lines>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 15)
private func _check_1() { _ =
            _Kept<Logger>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 15)
private func _check_1_0() { _ =
                                         _Kept<Level>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 9)
private func _check_sink(_ value: consuming Lines) -> any Sink {
                            value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Files { static var files: Self { _App_base.key(3, _build_files, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Lines { static var lines: Self { _App_base.key(0, _build_lines) } }
extension Key where Maker == @Sendable (Container, String, Level) -> Logger { public static var logger: Self { _App_base.key(1) { c, category, level in _build_logger(c, category, level) } } }
extension Key where Maker == @Sendable (Container) -> Network { static var network: Self { _App_base.key(4, _build_network, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Sink { static var sink: Self { _App_base.key(2, _build_sink) } }

private let _App_needs: StaticString = """
  lines:
  logger: sink
  sink: lines
  files: logger
  network: logger
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.files)
  entries.add(.lines)
  entries.add(.network)
  entries.add(.sink)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 3, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
