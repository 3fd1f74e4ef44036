// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Desk`, new each time, provided by `Desk` in App.swift.
  var desk: Desk {
    if let make = _override(of: .desk) { return make(_handle) }
    return _build_desk(self)
  }

  /// `Register<any Clock<Duration>>`, new each time, provided by `Register<any Clock<Duration>>` in App.swift.
  var registerClockDuration: Register<any Clock<Duration>> {
    if let make = _override(of: .registerClockDuration) { return make(_handle) }
    return _build_registerClockDuration(self)
  }

  /// `Register<any Source<String>>`, new each time, provided by `Register<any Source<String>>` in App.swift.
  var registerSourceString: Register<any Source<String>> {
    if let make = _override(of: .registerSourceString) { return make(_handle) }
    return _build_registerSourceString(self)
  }

  /// `Tag<[any Sequence<Int>]>`, new each time, provided by `Tag<[any Sequence<Int>]>` in App.swift.
  var tagArraySequenceInt: Tag<[any Sequence<Int>]> {
    if let make = _override(of: .tagArraySequenceInt) { return make(_handle) }
    return _build_tagArraySequenceInt(self)
  }

  /// `Tag<any Clock<Duration>>`, new each time, provided by `Tag<any Clock<Duration>>` in App.swift.
  var tagClockDuration: Tag<any Clock<Duration>> {
    if let make = _override(of: .tagClockDuration) { return make(_handle) }
    return _build_tagClockDuration(self)
  }

  /// `Tag<any Clock<Duration>.Type>`, new each time, provided by `Tag<any Clock<Duration>.Type>` in App.swift.
  var tagClockDurationType: Tag<any Clock<Duration>.Type> {
    if let make = _override(of: .tagClockDurationType) { return make(_handle) }
    return _build_tagClockDurationType(self)
  }

  /// `Tag<(any Clock<Duration>)?>`, new each time, provided by `Tag<(any Clock<Duration>)?>` in App.swift.
  var tagOptionalClockDuration: Tag<(any Clock<Duration>)?> {
    if let make = _override(of: .tagOptionalClockDuration) { return make(_handle) }
    return _build_tagOptionalClockDuration(self)
  }

  /// `Tag<(any Source<String>)?>`, new each time, provided by `Tag<(any Source<String>)?>` in App.swift.
  var tagOptionalSourceString: Tag<(any Source<String>)?> {
    if let make = _override(of: .tagOptionalSourceString) { return make(_handle) }
    return _build_tagOptionalSourceString(self)
  }

  /// `Tag<any Plugin>`, new each time, provided by `Tag<any Plugin>` in App.swift.
  var tagPlugin: Tag<any Plugin> {
    if let make = _override(of: .tagPlugin) { return make(_handle) }
    return _build_tagPlugin(self)
  }

  /// `Tag<any Plugin & Source<Int>>`, new each time, provided by `Tag<any Plugin & Source<Int>>` in App.swift.
  var tagPluginSourceInt: Tag<any Plugin & Source<Int>> {
    if let make = _override(of: .tagPluginSourceInt) { return make(_handle) }
    return _build_tagPluginSourceInt(self)
  }

  /// `Tag<any Plugin.Type>`, new each time, provided by `Tag<any Plugin.Type>` in App.swift.
  var tagPluginType: Tag<any Plugin.Type> {
    if let make = _override(of: .tagPluginType) { return make(_handle) }
    return _build_tagPluginType(self)
  }

  /// `Tag<any Source<String>>`, new each time, provided by `Tag<any Source<String>>` in App.swift.
  var tagSourceString: Tag<any Source<String>> {
    if let make = _override(of: .tagSourceString) { return make(_handle) }
    return _build_tagSourceString(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_desk(_ c: Container) -> Desk {
  Desk(plugins: c.tagPlugin, kinds: c.tagPluginType, source: c.registerSourceString, both: c.tagPluginSourceInt, clock: c.registerClockDuration, numbers: c.tagArraySequenceInt, kindOfClock: c.tagClockDurationType)
}

private func _build_registerClockDuration(_ c: Container) -> Register<any Clock<Duration>> {
  Register<any Clock<Duration>>(tag: c.tagClockDuration, first: c.tagOptionalClockDuration)
}

private func _build_registerSourceString(_ c: Container) -> Register<any Source<String>> {
  Register<any Source<String>>(tag: c.tagSourceString, first: c.tagOptionalSourceString)
}

private func _build_tagArraySequenceInt(_ c: Container) -> Tag<[any Sequence<Int>]> { Tag<[any Sequence<Int>]>() }

private func _build_tagClockDuration(_ c: Container) -> Tag<any Clock<Duration>> { Tag<any Clock<Duration>>() }

private func _build_tagClockDurationType(_ c: Container) -> Tag<any Clock<Duration>.Type> {
  Tag<any Clock<Duration>.Type>()
}

private func _build_tagOptionalClockDuration(_ c: Container) -> Tag<(any Clock<Duration>)?> {
  Tag<(any Clock<Duration>)?>()
}

private func _build_tagOptionalSourceString(_ c: Container) -> Tag<(any Source<String>)?> {
  Tag<(any Source<String>)?>()
}

private func _build_tagPlugin(_ c: Container) -> Tag<any Plugin> { Tag<any Plugin>() }

private func _build_tagPluginSourceInt(_ c: Container) -> Tag<any Plugin & Source<Int>> {
  Tag<any Plugin & Source<Int>>()
}

private func _build_tagPluginType(_ c: Container) -> Tag<any Plugin.Type> { Tag<any Plugin.Type>() }

private func _build_tagSourceString(_ c: Container) -> Tag<any Source<String>> { Tag<any Source<String>>() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Desk { static var desk: Self { _App_base.key(0, _build_desk, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Register<any Clock<Duration>> { static var registerClockDuration: Self { _App_base.key(1, _build_registerClockDuration, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Register<any Source<String>> { static var registerSourceString: Self { _App_base.key(2, _build_registerSourceString, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Tag<[any Sequence<Int>]> { static var tagArraySequenceInt: Self { _App_base.key(3, _build_tagArraySequenceInt, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Tag<any Clock<Duration>> { static var tagClockDuration: Self { _App_base.key(4, _build_tagClockDuration, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Tag<any Clock<Duration>.Type> { static var tagClockDurationType: Self { _App_base.key(5, _build_tagClockDurationType, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Tag<(any Clock<Duration>)?> { static var tagOptionalClockDuration: Self { _App_base.key(6, _build_tagOptionalClockDuration, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Tag<(any Source<String>)?> { static var tagOptionalSourceString: Self { _App_base.key(7, _build_tagOptionalSourceString, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Tag<any Plugin> { static var tagPlugin: Self { _App_base.key(8, _build_tagPlugin, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Tag<any Plugin & Source<Int>> { static var tagPluginSourceInt: Self { _App_base.key(9, _build_tagPluginSourceInt, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Tag<any Plugin.Type> { static var tagPluginType: Self { _App_base.key(10, _build_tagPluginType, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Tag<any Source<String>> { static var tagSourceString: Self { _App_base.key(11, _build_tagSourceString, lifetime: .transient) } }

private let _App_needs: StaticString = """
  desk: registerClockDuration registerSourceString tagArraySequenceInt tagClockDurationType tagPlugin tagPluginSourceInt tagPluginType
  registerClockDuration: tagClockDuration tagOptionalClockDuration
  registerSourceString: tagOptionalSourceString tagSourceString
  tagArraySequenceInt:
  tagClockDuration:
  tagClockDurationType:
  tagOptionalClockDuration:
  tagOptionalSourceString:
  tagPlugin:
  tagPluginSourceInt:
  tagPluginType:
  tagSourceString:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.desk)
  entries.add(.registerClockDuration)
  entries.add(.registerSourceString)
  entries.add(.tagArraySequenceInt)
  entries.add(.tagClockDuration)
  entries.add(.tagClockDurationType)
  entries.add(.tagOptionalClockDuration)
  entries.add(.tagOptionalSourceString)
  entries.add(.tagPlugin)
  entries.add(.tagPluginSourceInt)
  entries.add(.tagPluginType)
  entries.add(.tagSourceString)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
