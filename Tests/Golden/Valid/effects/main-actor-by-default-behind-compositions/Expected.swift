// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

nonisolated extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Mark`, new each time, provided by `Mark` in App.swift.
  var mark: Mark {
    if let make = _override(of: .mark) { return make(_handle) }
    return _build_mark(self)
  }

  /// `Note`, new each time, provided by `Note` in App.swift.
  @MainActor var note: Note {
    if let make = _override(of: _unisolated(.note)) { return make(_handle) }
    return _build_note(self)
  }

  /// `Tag`, new each time, provided by `Tag` in App.swift.
  var tag: Tag {
    if let make = _override(of: .tag) { return make(_handle) }
    return _build_tag(self)
  }
}

nonisolated private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

nonisolated private func _build_mark(_ c: Container) -> Mark { Mark() }

@MainActor private func _build_note(_ c: Container) -> Note { Note() }

nonisolated private func _build_tag(_ c: Container) -> Tag { Tag() }

nonisolated extension Key where Maker == @Sendable (Container) -> Mark { static var mark: Self { _App_base.key(0, _build_mark, lifetime: .transient) } }
nonisolated extension Key where Maker == @MainActor @Sendable (Container) -> Note { static var note: Self { _App_base.mainActorKey(1, _build_note, lifetime: .transient) } }
nonisolated extension Key where Maker == @Sendable (Container) -> Tag { static var tag: Self { _App_base.key(2, _build_tag, lifetime: .transient) } }

nonisolated private let _App_needs: StaticString = """
  mark:
  note:
  tag:
  """

nonisolated private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.mark)
  entries.add(.tag)
}

nonisolated private let _App_base = _SlotBase()
nonisolated public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
