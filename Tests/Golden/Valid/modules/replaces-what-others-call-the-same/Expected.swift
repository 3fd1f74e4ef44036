// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime
import Core
import Middle

extension Container {
  /// A container of all providers of Core, Middle, App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Watch`, new each time, in the place of `Middle.time`, provided by `quickWatch` in App.swift.
  nonisolated(nonsending) fileprivate var _Middle_time: Watch {
    get async {
      if let make = _overrideAsync(of: ._Middle_time) { return await make(_handle) }
      return await _build__Middle_time(self)
    }
  }

  /// `Garden`, new each time, provided by `Garden` in App.swift.
  nonisolated(nonsending) var garden: Garden {
    get async throws {
      if let make = _overrideAsync(of: .garden) { return try await make(_handle) }
      return try await _build_garden(self)
    }
  }

  /// `Gnomon`, new each time, provided by `Gnomon` in App.swift.
  nonisolated(nonsending) var gnomon: Gnomon {
    get async throws {
      if let make = _overrideAsync(of: .gnomon) { return try await make(_handle) }
      return try await _build_gnomon(self)
    }
  }

  /// `Kitchen`, new each time, provided by `Kitchen` in App.swift.
  var kitchen: Kitchen {
    if let make = _override(of: .kitchen) { return make(_handle) }
    return _build_kitchen(self)
  }

  /// `Pocket`, new each time, provided by `Pocket` in App.swift.
  nonisolated(nonsending) var pocket: Pocket {
    get async {
      if let make = _overrideAsync(of: .pocket) { return await make(_handle) }
      return await _build_pocket(self)
    }
  }

  /// `Sundial`, new each time, provided by `quickSundial` in App.swift.
  nonisolated(nonsending) var time: Sundial {
    get async throws {
      if let make = _overrideAsync(of: .App::time) { return try await make(_handle) }
      return try await _build_time(self)
    }
  }
}

private let _App_plan = _Plan { plan in
  _apply_DIGenPlugin_to_Core(&plan)
  _apply_DIGenPlugin_to_Middle(&plan)
  _apply_DIGenPlugin_to_App(&plan)
}

nonisolated(nonsending) private func _build__Middle_time(_ c: Container) async -> Watch { quickWatch() }

nonisolated(nonsending) private func _build_garden(_ c: Container) async throws -> Garden {
#sourceLocation(file: "App.swift", line: 27)
  let time = try await c.App::time
#sourceLocation()
#sourceLocation(file: "App.swift", line: 27)
  return Garden(time: time)
#sourceLocation()
}

nonisolated(nonsending) private func _build_gnomon(_ c: Container) async throws -> Gnomon { try await Gnomon() }

private func _build_kitchen(_ c: Container) -> Kitchen {
  let time = c.Core::time
  return Kitchen(time: time)
}

nonisolated(nonsending) private func _build_pocket(_ c: Container) async -> Pocket {
#sourceLocation(file: "App.swift", line: 24)
  let time = await c.Middle::time
#sourceLocation()
#sourceLocation(file: "App.swift", line: 24)
  return Pocket(time: time)
#sourceLocation()
}

nonisolated(nonsending) private func _build_time(_ c: Container) async throws -> Sundial { quickSundial() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Watch { fileprivate static var _Middle_time: Self { _App_base.asyncKey(0, _build__Middle_time, lifetime: .transient) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws -> Garden { static var garden: Self { _App_base.asyncKey(1, _build_garden, lifetime: .transient) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws -> Gnomon { static var gnomon: Self { _App_base.asyncKey(2, _build_gnomon, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Kitchen { static var kitchen: Self { _App_base.key(3, _build_kitchen, lifetime: .transient) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async -> Pocket { static var pocket: Self { _App_base.asyncKey(4, _build_pocket, lifetime: .transient) } }
extension Key where Maker == nonisolated(nonsending) @Sendable (Container) async throws -> Sundial { static var time: Self { _App_base.asyncKey(5, _build_time, lifetime: .transient) } }

private let _App_needs: StaticString = """
  _Middle_time:
  garden: time
  gnomon:
  kitchen: Core.time
  pocket: Middle.time
  time:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.kitchen)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.replace(.Middle::time, by: ._Middle_time, .transient, _App_base.asyncKey(0) { c async in await c._Middle_time })
}
