// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Alarm`, new each time, provided by `Alarm` in Alarms.swift.
  ///
  /// Is the same in both builds, though there is another one in one of them.
  var alarm: Alarm {
    if let make = _override(of: .alarm) { return make(_handle) }
    return _build_alarm(self)
  }

#if !DEBUG
  /// `any Reader & Sendable`, a singleton, provided by `Disk` in App.swift.
  var disk: any Reader & Sendable { _kept(.disk) }
#endif

#if DEBUG
  /// `any Reader`, new each time, provided by `Memory` in App.swift.
  var disk: any Reader {
    if let make = _override(of: .disk) { return make(_handle) }
    return _build_disk(self)
  }
#endif

#if !DEBUG
  /// `any Writer & Sendable`, a singleton, provided by `Disk` in App.swift.
  var diskWriter: any Writer & Sendable { _kept(.diskWriter) }
#endif

#if DEBUG
  /// `any Writer`, new each time, provided by `Memory` in App.swift.
  var diskWriter: any Writer {
    if let make = _override(of: .diskWriter) { return make(_handle) }
    return _build_diskWriter(self)
  }
#endif

#if !DEBUG
  /// `Limits`, new each time, provided by `Limits` in App.swift.
  var limits: Limits {
    if let make = _override(of: .limits) { return make(_handle) }
    return _build_limits(self)
  }
#endif

#if DEBUG
  /// `Limits`, new each time, provided by `Limits` in App.swift.
  var limits: Limits {
    if let make = _override(of: .limits) { return make(_handle) }
    return _build_limits(self)
  }
#endif

#if !DEBUG
  /// `any Log`, a singleton, provided by `Silence` in App.swift.
  var log: any Log { _kept(.log) }
#endif

#if DEBUG
  /// `any Log`, a singleton, provided by `Console` in App.swift.
  var log: any Log { _kept(.log) }
#endif

#if !DEBUG
  /// `Int`, new each time, provided by `Values.port` in App.swift.
  var port: Int {
    if let make = _override(of: .port) { return make(_handle) }
    return _build_port(self)
  }
#endif

#if DEBUG
  /// `Int`, new each time, provided by `Values.port` in App.swift.
  var port: Int {
    if let make = _override(of: .port) { return make(_handle) }
    return _build_port(self)
  }
#endif

#if !DEBUG
  /// `Server`, new each time, provided by `Server` in App.swift.
  var server: Server {
    if let make = _override(of: .server) { return make(_handle) }
    return _build_server(self)
  }
#endif

#if DEBUG
  /// `Server`, new each time, provided by `Server` in App.swift.
  var server: Server {
    if let make = _override(of: .server) { return make(_handle) }
    return _build_server(self)
  }
#endif

#if DEBUG
  /// `Timer`, new each time, provided by `slowTimer` in Alarms.swift.
  var slowTimer: Timer {
    if let make = _override(of: .slowTimer) { return make(_handle) }
    return _build_slowTimer(self)
  }
#endif

  /// `Timer`, new each time, provided by `Timer` in Alarms.swift.
  var timer: Timer {
    if let make = _override(of: .timer) { return make(_handle) }
    return _build_timer(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

#if !DEBUG
private func _build__disk_shared(_ c: Container) -> Disk { Disk() }
#endif

private func _build_alarm(_ c: Container) -> Alarm {
  Alarm(timer: Lazy<Timer>(_of: c, isKept: c._keeps(.timer, false)) { $0.timer })
}

#if !DEBUG
private func _build_disk(_ c: Container) -> any Reader & Sendable {
  _check_disk(c._isFresh(_App_base, 1) ? _build__disk_shared(c) : c._kept(._disk_shared))
}
#endif

#if DEBUG
private func _build_disk(_ c: Container) -> any Reader { _check_disk(Memory()) }
#endif

#if !DEBUG
private func _build_diskWriter(_ c: Container) -> any Writer & Sendable {
  _check_diskWriter(c._isFresh(_App_base, 2) ? _build__disk_shared(c) : c._kept(._disk_shared))
}
#endif

#if DEBUG
private func _build_diskWriter(_ c: Container) -> any Writer { _check_diskWriter(Memory()) }
#endif

#if !DEBUG
private func _build_limits(_ c: Container) -> Limits { Limits() }
#endif

#if DEBUG
private func _build_limits(_ c: Container) -> Limits { Limits(log: c.log) }
#endif

#if !DEBUG
private func _build_log(_ c: Container) -> any Log { _check_log(Silence()) }
#endif

#if DEBUG
private func _build_log(_ c: Container) -> any Log { _check_log(Console()) }
#endif

#if !DEBUG
private func _build_port(_ c: Container) -> Int { Values.port }
#endif

#if DEBUG
private func _build_port(_ c: Container) -> Int { Values.port }
#endif

#if !DEBUG
private func _build_server(_ c: Container) -> Server {
  Server(log: c.log, other: c.log, limits: c.limits, port: c.port, disk: c.diskWriter, again: c.diskWriter)
}
#endif

#if DEBUG
private func _build_server(_ c: Container) -> Server {
  Server(log: c.log, other: c.log, limits: c.limits, port: c.port, disk: c.diskWriter, again: c.diskWriter)
}
#endif

#if DEBUG
private func _build_slowTimer(_ c: Container) -> Timer { slowTimer() }
#endif

private func _build_timer(_ c: Container) -> Timer { Timer() }

#if !DEBUG
#sourceLocation(file: "App.swift", line: 39)
private func _check_0() { _ =
            _Kept<Disk>.self }
#sourceLocation()
#endif
#if !DEBUG
#sourceLocation(file: "App.swift", line: 39)
private func _check_disk(_ value: consuming Disk) -> any Reader & Sendable {
                            value }
#sourceLocation()
#endif
#if DEBUG
#sourceLocation(file: "App.swift", line: 36)
private func _check_disk(_ value: consuming Memory) -> any Reader {
                 value }
#sourceLocation()
#endif
#if !DEBUG
#sourceLocation(file: "App.swift", line: 39)
private func _check_diskWriter(_ value: consuming Disk) -> any Writer & Sendable {
                                    value }
#sourceLocation()
#endif
#if DEBUG
#sourceLocation(file: "App.swift", line: 36)
private func _check_diskWriter(_ value: consuming Memory) -> any Writer {
                         value }
#sourceLocation()
#endif
#if !DEBUG
#sourceLocation(file: "App.swift", line: 6)
private func _check_log(_ value: consuming Silence) -> any Log {
                           value }
#sourceLocation()
#endif
#if DEBUG
#sourceLocation(file: "App.swift", line: 3)
private func _check_log(_ value: consuming Console) -> any Log {
                           value }
#sourceLocation()
#endif

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

#if !DEBUG
extension Key where Maker == @Sendable (Container) -> Disk { fileprivate static var _disk_shared: Self { _App_base.key(0, _build__disk_shared) } }
#endif
extension Key where Maker == @Sendable (Container) -> Alarm { static var alarm: Self { _App_base.key(4, _build_alarm, lifetime: .transient) } }
#if !DEBUG
extension Key where Maker == @Sendable (Container) -> any Reader & Sendable { static var disk: Self { _App_base.key(1, _build_disk) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> any Reader { static var disk: Self { _App_base.key(1, _build_disk, lifetime: .transient) } }
#endif
#if !DEBUG
extension Key where Maker == @Sendable (Container) -> any Writer & Sendable { static var diskWriter: Self { _App_base.key(2, _build_diskWriter) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> any Writer { static var diskWriter: Self { _App_base.key(2, _build_diskWriter, lifetime: .transient) } }
#endif
#if !DEBUG
extension Key where Maker == @Sendable (Container) -> Limits { static var limits: Self { _App_base.key(5, _build_limits, lifetime: .transient) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> Limits { static var limits: Self { _App_base.key(5, _build_limits, lifetime: .transient) } }
#endif
#if !DEBUG
extension Key where Maker == @Sendable (Container) -> any Log { static var log: Self { _App_base.key(3, _build_log) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> any Log { static var log: Self { _App_base.key(3, _build_log) } }
#endif
#if !DEBUG
extension Key where Maker == @Sendable (Container) -> Int { static var port: Self { _App_base.key(6, _build_port, lifetime: .transient) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> Int { static var port: Self { _App_base.key(6, _build_port, lifetime: .transient) } }
#endif
#if !DEBUG
extension Key where Maker == @Sendable (Container) -> Server { static var server: Self { _App_base.key(7, _build_server, lifetime: .transient) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> Server { static var server: Self { _App_base.key(7, _build_server, lifetime: .transient) } }
#endif
#if DEBUG
extension Key where Maker == @Sendable (Container) -> Timer { static var slowTimer: Self { _App_base.key(8, _build_slowTimer, lifetime: .transient) } }
#endif
extension Key where Maker == @Sendable (Container) -> Timer { static var timer: Self { _App_base.key(9, _build_timer, lifetime: .transient) } }

private let _App_needs: StaticString = """
  _disk_shared:
  disk: _disk_shared
  diskWriter: _disk_shared
  log:
  alarm: timer
  limits: log
  port:
  server: diskWriter limits log port
  slowTimer:
  timer:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.alarm)
#if !DEBUG
  entries.add(.disk, name: "disk")
#endif
#if DEBUG
  entries.add(.disk, name: "disk")
#endif
#if !DEBUG
  entries.add(.diskWriter, name: "disk")
#endif
#if DEBUG
  entries.add(.diskWriter, name: "disk")
#endif
#if !DEBUG
  entries.add(.limits)
#endif
#if DEBUG
  entries.add(.limits)
#endif
#if !DEBUG
  entries.add(.log)
#endif
#if DEBUG
  entries.add(.log)
#endif
#if !DEBUG
  entries.add(.port, name: "port")
#endif
#if DEBUG
  entries.add(.port, name: "port")
#endif
#if !DEBUG
  entries.add(.server)
#endif
#if DEBUG
  entries.add(.server)
#endif
#if DEBUG
  entries.add(.slowTimer, name: "slowTimer")
#endif
  entries.add(.timer)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 4, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
}
