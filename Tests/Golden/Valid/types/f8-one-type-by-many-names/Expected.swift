// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Cache<[Float?]>`, a singleton, provided by `Cache<[Float?]>` in App.swift.
  var cacheArrayOptionalFloat: Cache<[Float?]> { _kept(.cacheArrayOptionalFloat) }

  /// `Cache<Int>`, a singleton, provided by `Cache<Int>` in App.swift.
  var cacheInt: Cache<Int> { _kept(.cacheInt) }

  /// `Cache<Int32>`, a singleton, provided by `Cache<Int32>` in App.swift.
  var cacheInt32: Cache<Int32> { _kept(.cacheInt32) }

  /// `Cache<Range<Int>>`, a singleton, provided by `Cache<Range<Int>>` in App.swift.
  var cacheRangeInt: Cache<Range<Int>> { _kept(.cacheRangeInt) }

  /// `Cache<Unicode.Scalar>`, a singleton, provided by `Cache<Unicode.Scalar>` in App.swift.
  var cacheScalar: Cache<Unicode.Scalar> { _kept(.cacheScalar) }

  /// `Codec`, a singleton, provided by `Codec` in App.swift.
  var codec: Codec { _kept(.codec) }

  /// `Report`, new each time, provided by `Report` in App.swift.
  var report: Report {
    if let make = _override(of: .report) { return make(_handle) }
    return _build_report(self)
  }

  /// `CInt`, new each time, provided by `Values.retries` in App.swift.
  var retries: CInt {
    if let make = _override(of: .retries) { return make(_handle) }
    return _build_retries(self)
  }

  /// `@Sendable (any Codable) -> Int`, new each time, provided by `Values.write` in App.swift.
  var write: @Sendable (any Codable) -> Int {
    if let make = _override(of: .write) { return make(_handle) }
    return _build_write(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_cacheArrayOptionalFloat(_ c: Container) -> Cache<[Float?]> { Cache<[Float?]>() }

private func _build_cacheInt(_ c: Container) -> Cache<Int> { Cache<Int>() }

private func _build_cacheInt32(_ c: Container) -> Cache<Int32> { Cache<Int32>() }

private func _build_cacheRangeInt(_ c: Container) -> Cache<Range<Int>> { Cache<Range<Int>>() }

private func _build_cacheScalar(_ c: Container) -> Cache<Unicode.Scalar> { Cache<Unicode.Scalar>() }

private func _build_codec(_ c: Container) -> Codec { Codec(write: c.write) }

private func _build_report(_ c: Container) -> Report {
  Report(ofC: c.cacheInt32, ofSwift: c.cacheInt32, halves: c.cacheArrayOptionalFloat, floats: c.cacheArrayOptionalFloat, marks: c.cacheScalar, scalars: c.cacheScalar, indices: c.cacheRangeInt, ranges: c.cacheRangeInt, ofUsers: c.cacheInt, ofTags: c.cacheInt, ofNumbers: c.cacheInt, retries: c.retries, codec: c.codec)
}

private func _build_retries(_ c: Container) -> CInt { Values.retries }

private func _build_write(_ c: Container) -> @Sendable (any Codable) -> Int { Values.write() }

#sourceLocation(file: "App.swift", line: 1)
private func _check_0() { _ = _Kept<Cache<[Float?]>>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 1)
private func _check_1() { _ = _Kept<Cache<Int>>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 1)
private func _check_2() { _ = _Kept<Cache<Int32>>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 1)
private func _check_3() { _ = _Kept<Cache<Range<Int>>>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 1)
private func _check_4() { _ = _Kept<Cache<Unicode.Scalar>>.self }
#sourceLocation()
#sourceLocation(file: "App.swift", line: 3)
private func _check_5() { _ =
            _Kept<Codec>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Cache<[Float?]> { static var cacheArrayOptionalFloat: Self { _App_base.key(0, _build_cacheArrayOptionalFloat) } }
extension Key where Maker == @Sendable (Container) -> Cache<Int> { static var cacheInt: Self { _App_base.key(1, _build_cacheInt) } }
extension Key where Maker == @Sendable (Container) -> Cache<Int32> { static var cacheInt32: Self { _App_base.key(2, _build_cacheInt32) } }
extension Key where Maker == @Sendable (Container) -> Cache<Range<Int>> { static var cacheRangeInt: Self { _App_base.key(3, _build_cacheRangeInt) } }
extension Key where Maker == @Sendable (Container) -> Cache<Unicode.Scalar> { static var cacheScalar: Self { _App_base.key(4, _build_cacheScalar) } }
extension Key where Maker == @Sendable (Container) -> Codec { static var codec: Self { _App_base.key(5, _build_codec) } }
extension Key where Maker == @Sendable (Container) -> Report { static var report: Self { _App_base.key(6, _build_report, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> CInt { static var retries: Self { _App_base.key(7, _build_retries, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> @Sendable (any Codable) -> Int { static var write: Self { _App_base.key(8, _build_write, lifetime: .transient) } }

private let _App_needs: StaticString = """
  cacheArrayOptionalFloat:
  cacheInt:
  cacheInt32:
  cacheRangeInt:
  cacheScalar:
  codec: write
  report: cacheArrayOptionalFloat cacheInt cacheInt32 cacheRangeInt cacheScalar codec retries
  retries:
  write:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.cacheArrayOptionalFloat)
  entries.add(.cacheInt)
  entries.add(.cacheInt32)
  entries.add(.cacheRangeInt)
  entries.add(.cacheScalar)
  entries.add(.codec)
  entries.add(.report)
  entries.add(.retries, name: "retries")
  entries.add(.write)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 6, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
