// Made by DIGenPlugin from the directives in Core. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of Core.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Core_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Core_plan, overrides) }

  /// `any Filter`, new each time, provided by `Sharpener` in Core.swift.
  public var _sharp_in_filters: any Filter {
    if let make = _override(of: ._sharp_in_filters) { return make(_handle) }
    return _build__sharp_in_filters(self)
  }

  /// `Cache<Int>`, new each time, provided by `Cache<Int>` in Core.swift.
  public var cacheInt: Cache<Int> {
    if let make = _override(of: .cacheInt) { return make(_handle) }
    return _build_cacheInt(self)
  }

  /// `Connection`, a singleton, provided by `connection` in Core.swift.
  public var connection: Connection {
    get throws(Failure) {
      try _kept(.connection)
    }
  }

  /// `Mode`, new each time, provided by `Mode` in Core.swift.
  public var `default`: Mode {
    if let make = _override(of: .`default`) { return make(_handle) }
    return _build_default(self)
  }

  /// `[any Filter]`, new each time, of `sharp`.
  var filters: [any Filter] {
    if let make = _override(of: .filters) { return make(_handle) }
    return _build_filters(self)
  }

  /// `Lens`, new each time, provided by `Lens` in Core.swift.
  public var lens: Lens {
    if let make = _override(of: .lens) { return make(_handle) }
    return _build_lens(self)
  }

  /// `Panel`, new each time, provided by `Panel` in Core.swift.
  public var panel: Panel {
    if let make = _override(of: .panel) { return make(_handle) }
    return _build_panel(self)
  }

  /// `Query`, new each time, provided by `Query` in Core.swift.
  public var query: Query {
    get throws(Failure) {
      if let make = _override(of: .query) { return try make(_handle) }
      return try _build_query(self)
    }
  }

  /// `Reader`, new each time, provided by `Reader` in Core.swift.
  public var reader: Reader {
    if let make = _override(of: .reader) { return make(_handle) }
    return _build_reader(self)
  }

  /// `Repository<Int>`, new each time, provided by `repository` in Core.swift.
  public var repository: Repository<Int> {
    if let make = _override(of: .repository) { return make(_handle) }
    return _build_repository(self)
  }

  /// `Runner`, new each time, provided by `runner` in Core.swift.
  public func runner(_ work: @escaping @Sendable (Int) -> Int) -> Runner {
    if let make = _override(of: .runner) { return make(_handle, work) }
    return _build_runner(self, work)
  }

  /// `Sealed`, new each time, provided by `seal` in Core.swift.
  public func seal(parcel: sending Parcel, note: String? = nil) -> Sealed {
    if let make = _override(of: .seal) { return make(_handle, parcel, note) }
    return _build_seal(self, parcel, note)
  }

  /// `Box<Settings>`, a singleton, provided by `Settings` in Core.swift.
  public var settings: Box<Settings> { _kept(.settings) }

  /// `any Sharp`, new each time, provided by `Sharpener` in Core.swift.
  public var sharp: any Sharp {
    if let make = _override(of: .sharp) { return make(_handle) }
    return _build_sharp(self)
  }
}

private let _Core_plan = _Plan { plan in _apply_DIGenPlugin_to_Core(&plan) }

private func _build__sharp_in_filters(_ c: Container) -> any Filter { _check__sharp_in_filters(Sharpener()) }

private func _build_cacheInt(_ c: Container) -> Cache<Int> { Cache<Int>() }

private func _build_connection(_ c: Container) throws(Failure) -> Connection { try connection() }

private func _build_default(_ c: Container) -> Mode { Mode() }

private func _build_filters(_ c: Container) -> [any Filter] { c._joined(.filters, _build_Container_filters) }

private func _build_Container_filters(_ c: Container) -> [any Filter] { [c._sharp_in_filters] }

private func _build_lens(_ c: Container) -> Lens { Lens(filters: c.filters) }

private func _build_panel(_ c: Container) -> Panel { Panel(mode: c.`default`) }

private func _build_query(_ c: Container) throws(Failure) -> Query { try Query(connection: c.connection) }

private func _build_reader(_ c: Container) -> Reader { Reader(cache: c.cacheInt) }

private func _build_repository(_ c: Container) -> Repository<Int> { repository() }

private func _build_runner(_ c: Container, _ work: @escaping @Sendable (Int) -> Int) -> Runner { runner(work) }

private func _build_seal(_ c: Container, _ parcel: sending Parcel, _ note: String?) -> Sealed {
  seal(parcel: parcel, note: note)
}

private func _build_settings(_ c: Container) -> Box<Settings> { Box<Settings>(Settings()) }

private func _build_sharp(_ c: Container) -> any Sharp { _check_sharp(Sharpener()) }

#sourceLocation(file: "Core/Core.swift", line: 54)
private func _check__sharp_in_filters(_ value: consuming Sharpener) -> any Filter {
                                     value }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 37)
private func _check_0() { _ =
            _Kept<Connection>.self }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 2)
private func _check_1() { _ =
                               _Kept<Box<Settings>>.self }
#sourceLocation()
#sourceLocation(file: "Core/Core.swift", line: 54)
private func _check_sharp(_ value: consuming Sharpener) -> any Sharp {
                        value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any Filter { public static var _sharp_in_filters: Self { _Core_base.key(2, _build__sharp_in_filters, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Cache<Int> { public static var cacheInt: Self { _Core_base.key(3, _build_cacheInt, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(Failure) -> Connection { public static var connection: Self { _Core_base.key(0, _build_connection) } }
extension Key where Maker == @Sendable (Container) -> Mode { public static var `default`: Self { _Core_base.key(4, _build_default, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Filter] { static var filters: Self { _Core_base.key(5, _build_filters, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Lens { public static var lens: Self { _Core_base.key(6, _build_lens, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Panel { public static var panel: Self { _Core_base.key(7, _build_panel, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) throws(Failure) -> Query { public static var query: Self { _Core_base.key(8, _build_query, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Reader { public static var reader: Self { _Core_base.key(9, _build_reader, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Repository<Int> { public static var repository: Self { _Core_base.key(10, _build_repository, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container, @escaping @Sendable (Int) -> Int) -> Runner { public static var runner: Self { _Core_base.key(11) { c, work in _build_runner(c, work) } } }
extension Key where Maker == _Whole<@Sendable (Container, sending Parcel, String?) -> Sealed> { public static var seal: Self { _Core_base.key(12) } }
extension Key where Maker == @Sendable (Container) -> Box<Settings> { public static var settings: Self { _Core_base.key(1, _build_settings) } }
extension Key where Maker == @Sendable (Container) -> any Sharp { public static var sharp: Self { _Core_base.key(13, _build_sharp, lifetime: .transient) } }

private let _Core_needs: StaticString = """
  connection:
  settings:
  _sharp_in_filters:
  cacheInt:
  default:
  filters: _sharp_in_filters
  lens: filters
  panel: default
  query: connection
  reader: cacheInt
  repository:
  runner:
  seal:
  sharp:
  """

private func _Core_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.cacheInt)
  entries.add(.connection)
  entries.add(.`default`, name: "default")
  entries.add(.filters)
  entries.add(.lens)
  entries.add(.panel)
  entries.add(.query)
  entries.add(.reader)
  entries.add(.repository)
  entries.add(.settings)
  entries.add(.sharp)
}

private let _Core_base = _SlotBase()
public func _apply_DIGenPlugin_to_Core(_ plan: inout _Plan) {
  plan.tie("Core", slots: 2, base: _Core_base, needs: _Core_needs, dynamic: _Core_dynamic)
  plan.join(_Core_base.key(5, _build_Container_filters, "filters"))
}
