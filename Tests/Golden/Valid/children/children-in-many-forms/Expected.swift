// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Pair<Store>`, new each time, provided by `Pair<Store>` in Studio.swift.
  var pairStore: Pair<Store> {
    if let make = _override(of: .pairStore) { return make(_handle) }
    return _build_pairStore(self)
  }

  /// `Store`, a singleton, provided by `Store` in Studio.swift.
  var store: Store { _kept(.store) }
}

extension Container {
  @available(*, unavailable, message: "it belongs to 'ProjectContainer', which 'project' makes, because 'desk' needs 'pairDraft' for its parameter 'drafts'")
  var desk: Desk { fatalError() }

  @available(*, unavailable, message: "it belongs to 'ProjectContainer', which 'project' makes, because 'draft' needs 'title' for its parameter 'title'")
  var draft: Draft { fatalError() }

  @available(*, unavailable, message: "it belongs to 'ProjectContainer', which 'project' makes, because 'export' needs 'license' for its parameter 'license'")
  var export: Export { get throws(Failure) { fatalError() } }

  @available(*, unavailable, message: "it belongs to 'ProjectContainer', which 'project' makes, because 'pairDraft' needs 'draft' for its parameter 'one'")
  var pairDraft: Pair<Draft> { fatalError() }
}

/// A child of `Container`, which has all of that and is made with a `Project`.
nonisolated class ProjectContainer: Container, @unchecked Sendable {
  /// Meant for the runtime only; a container makes one by `project`.
  required init(_making making: _Making) { super.init(_making: making) }
}

extension Container {
  /// A child container of this one, which it owns.
  func project(title: String) -> ProjectContainer {
    _child(ProjectContainer.self, of: Project(title: title), base: _App_ProjectContainer_base)
  }
}

extension ProjectContainer {
  /// Builds a value anew, without regard to the one that is kept.
  nonisolated func fresh<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (ProjectContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: false, repeat each arguments)
  }

  /// Builds what an override replaces.
  nonisolated func original<each A, T: ~Copyable, E: Error>(
    _ key: Key<@Sendable (ProjectContainer, repeat each A) throws(E) -> T>, _ arguments: repeat each A
  ) throws(E) -> T {
    try _newValue(of: key, isOriginal: true, repeat each arguments)
  }
}

extension ProjectContainer {
  /// `Copy`, a singleton, provided by `Copy` in Studio.swift.
  var backup: Copy { _keptInChild(.backup) }

  /// `Canvas`, a singleton, provided by `Canvas` in Studio.swift.
  var canvas: Canvas { _keptInChild(.canvas) }

  /// `Desk`, new each time, provided by `Desk` in Studio.swift.
  var desk: Desk {
    if let make = _override(of: .desk) { return make(_handle) }
    return _build_ProjectContainer_desk(self)
  }

  /// `Draft`, new each time, provided by `Draft` in Studio.swift.
  var draft: Draft {
    if let make = _override(of: .draft) { return make(_handle) }
    return _build_ProjectContainer_draft(self)
  }

  /// `Export`, new each time, provided by `Export` in Studio.swift.
  var export: Export {
    get throws(Failure) {
      if let make = _override(of: .export) { return try make(_handle) }
      return try _build_ProjectContainer_export(self)
    }
  }

#if !DEBUG_TOOLS
  /// `Inspector`, a singleton, provided by `Inspector` in Studio.swift.
  var inspector: Inspector { _keptInChild(.inspector) }
#endif

#if DEBUG_TOOLS
  /// `Inspector`, a singleton, provided by `Inspector` in Studio.swift.
  var inspector: Inspector { _keptInChild(.inspector) }
#endif

  /// `Layer`, a singleton for each `name` and `number`, provided by `Layer` in Studio.swift.
  func layer(name: String, number: Int) -> Layer {
    _keyed(.layer, by: _Arguments(name, number)) { (c: ProjectContainer) -> Layer in
      if let make = c._override(of: .layer) { return make(c._handle, name, number) }
      return _build_ProjectContainer_layer(c, name, number)
    }
  }

  /// `License`, a singleton, provided by `License` in Studio.swift.
  var license: License {
    get throws(Failure) {
      try _keptInChild(.license)
    }
  }

  /// `Pair<Draft>`, new each time, provided by `Pair<Draft>` in Studio.swift.
  var pairDraft: Pair<Draft> {
    if let make = _override(of: .pairDraft) { return make(_handle) }
    return _build_ProjectContainer_pairDraft(self)
  }

  /// `Box<Palette>`, a singleton, provided by `Palette` in Studio.swift.
  var palette: Box<Palette> { _keptInChild(.palette) }

  /// `Preview`, the same while somebody holds it, provided by `Preview` in Studio.swift.
  var preview: Preview { _weak(.preview) }

  /// `any Reader`, a singleton, provided by `Disk` in Studio.swift.
  var reader: any Reader { _keptInChild(.reader) }

  /// `Redo`, a singleton, provided by `Redo` in Studio.swift.
  var redo: Redo { _keptInChild(.redo) }

  /// `String`, what the container was made with.
  var title: String { _input(.title) { (it: Project) in it.title } }

  /// `any Tool & Sendable`, a singleton, provided by `Brush` in Studio.swift.
  var tool: any Tool & Sendable { _keptInChild(.tool) }

  /// `Undo`, a singleton, provided by `Undo` in Studio.swift.
  var undo: Undo { _keptInChild(.undo) }

  /// `any Writer`, a singleton, provided by `Disk` in Studio.swift.
  var writer: any Writer { _keptInChild(.writer) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_ProjectContainer__reader_shared(_ c: ProjectContainer) -> Disk {
  Disk(store: c.store, title: c.title)
}

private func _build_ProjectContainer_backup(_ c: ProjectContainer) -> Copy { Copy(reader: c.reader) }

private func _build_ProjectContainer_canvas(_ c: ProjectContainer) -> Canvas {
  let handle = c._handle
  var value = Canvas(layer: { (name: String, number: Int) -> Layer in handle.layer(name: name, number: number) })
  _set_ProjectContainer_canvas(&value)
  return value
}

private func _build_ProjectContainer_desk(_ c: ProjectContainer) -> Desk {
  Desk(drafts: c.pairDraft, stores: c.pairStore, writer: c.writer)
}

private func _build_ProjectContainer_draft(_ c: ProjectContainer) -> Draft {
  Draft(title: c.title, palette: c.palette)
}

private func _build_ProjectContainer_export(_ c: ProjectContainer) throws(Failure) -> Export {
  try Export(license: c.license, backup: c.backup)
}

#if !DEBUG_TOOLS
private func _build_ProjectContainer_inspector(_ c: ProjectContainer) -> Inspector { Inspector(store: c.store) }
#endif

#if DEBUG_TOOLS
private func _build_ProjectContainer_inspector(_ c: ProjectContainer) -> Inspector { Inspector(title: c.title) }
#endif

private func _build_ProjectContainer_layer(_ c: ProjectContainer, _ name: String, _ number: Int) -> Layer {
  Layer(name: name, number: number, title: c.title)
}

private func _build_ProjectContainer_license(_ c: ProjectContainer) throws(Failure) -> License {
  try License(title: c.title)
}

private func _build_ProjectContainer_pairDraft(_ c: ProjectContainer) -> Pair<Draft> {
  Pair<Draft>(one: c.draft, other: c.draft)
}

private func _build_pairStore(_ c: Container) -> Pair<Store> { Pair<Store>(one: c.store, other: c.store) }

private func _build_ProjectContainer_palette(_ c: ProjectContainer) -> Box<Palette> { Box<Palette>(Palette()) }

private func _build_ProjectContainer_preview(_ c: ProjectContainer) -> Preview { Preview(title: c.title) }

private func _build_ProjectContainer_reader(_ c: ProjectContainer) -> any Reader {
  _check_ProjectContainer_reader(c._isFresh(_App_ProjectContainer_base, 14, child: 8) ? _build_ProjectContainer__reader_shared(c) : c._keptInChild(._reader_shared))
}

private func _build_ProjectContainer_redo(_ c: ProjectContainer) -> Redo {
  let handle = c._handle
  return Redo(undo: { () -> Undo in handle.undo }, draft: Provider<Draft> { handle.draft })
}

private func _build_store(_ c: Container) -> Store { Store() }

private func _build_ProjectContainer_title(_ c: ProjectContainer) -> String { c._inputs(Project.self).title }

private func _build_ProjectContainer_tool(_ c: ProjectContainer) -> any Tool & Sendable {
  _check_ProjectContainer_tool(Brush(title: c.title))
}

private func _build_ProjectContainer_undo(_ c: ProjectContainer) -> Undo {
  Undo(redo: Lazy<Redo>(_of: c, kept: .redo), store: Lazy<Store>(_of: c, kept: .store))
}

private func _build_ProjectContainer_writer(_ c: ProjectContainer) -> any Writer {
  _check_ProjectContainer_writer(c._isFresh(_App_ProjectContainer_base, 19, child: 13) ? _build_ProjectContainer__reader_shared(c) : c._keptInChild(._reader_shared))
}

private func _set_ProjectContainer_canvas(_ it: inout Canvas) {
#sourceLocation(file: "Studio.swift", line: 73)
                                       it.zoom = 2
#sourceLocation()
}

#sourceLocation(file: "Studio.swift", line: 17)
private func _check_1() { _ =
            _Kept<Disk>.self }
#sourceLocation()
#sourceLocation(file: "Studio.swift", line: 38)
private func _check_2() { _ =
            _Kept<Copy>.self }
#sourceLocation()
#sourceLocation(file: "Studio.swift", line: 72)
private func _check_3() { _ =
            _Kept<Canvas>.self }
#sourceLocation()
#if !DEBUG_TOOLS
#sourceLocation(file: "Studio.swift", line: 131)
private func _check_7() { _ =
              _Kept<Inspector>.self }
#sourceLocation()
#endif
#if DEBUG_TOOLS
#sourceLocation(file: "Studio.swift", line: 128)
private func _check_7() { _ =
              _Kept<Inspector>.self }
#sourceLocation()
#endif
#sourceLocation(file: "Studio.swift", line: 63)
private func _check_8() { _ =
            _Kept<Layer>.self }
#sourceLocation()
#sourceLocation(file: "Studio.swift", line: 44)
private func _check_9() { _ =
            _Kept<License>.self }
#sourceLocation()
#sourceLocation(file: "Studio.swift", line: 69)
private func _check_12() { _ =
                                    _Kept<Box<Palette>>.self }
#sourceLocation()
#sourceLocation(file: "Studio.swift", line: 56)
private func _check_13() { _ =
            _Kept<Preview>.self }
#sourceLocation()
#sourceLocation(file: "Studio.swift", line: 17)
private func _check_ProjectContainer_reader(_ value: consuming Disk) -> any Reader {
                                         value }
#sourceLocation()
#sourceLocation(file: "Studio.swift", line: 91)
private func _check_15() { _ =
            _Kept<Redo>.self }
#sourceLocation()
#sourceLocation(file: "Studio.swift", line: 8)
private func _check_0() { _ =
            _Kept<Store>.self }
#sourceLocation()
#sourceLocation(file: "Studio.swift", line: 13)
private func _check_16() { _ =
      _Kept<String>.self }
#sourceLocation()
#sourceLocation(file: "Studio.swift", line: 32)
private func _check_ProjectContainer_tool(_ value: consuming Brush) -> any Tool & Sendable {
                                        value }
#sourceLocation()
#sourceLocation(file: "Studio.swift", line: 80)
private func _check_18() { _ =
            _Kept<Undo>.self }
#sourceLocation()
#sourceLocation(file: "Studio.swift", line: 17)
private func _check_ProjectContainer_writer(_ value: consuming Disk) -> any Writer {
                                                 value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (ProjectContainer) -> Disk { fileprivate static var _reader_shared: Self { _App_ProjectContainer_base.key(1, child: 0, _build_ProjectContainer__reader_shared) } }
extension Key where Maker == @Sendable (ProjectContainer) -> Copy { static var backup: Self { _App_ProjectContainer_base.key(2, child: 1, _build_ProjectContainer_backup) } }
extension Key where Maker == @Sendable (ProjectContainer) -> Canvas { static var canvas: Self { _App_ProjectContainer_base.key(3, child: 2, _build_ProjectContainer_canvas) } }
extension Key where Maker == @Sendable (ProjectContainer) -> Desk { static var desk: Self { _App_base.key(4, _build_ProjectContainer_desk, lifetime: .transient) } }
extension Key where Maker == @Sendable (ProjectContainer) -> Draft { static var draft: Self { _App_base.key(5, _build_ProjectContainer_draft, lifetime: .transient) } }
extension Key where Maker == @Sendable (ProjectContainer) throws(Failure) -> Export { static var export: Self { _App_base.key(6, _build_ProjectContainer_export, lifetime: .transient) } }
#if !DEBUG_TOOLS
extension Key where Maker == @Sendable (ProjectContainer) -> Inspector { static var inspector: Self { _App_ProjectContainer_base.key(7, child: 3, _build_ProjectContainer_inspector) } }
#endif
#if DEBUG_TOOLS
extension Key where Maker == @Sendable (ProjectContainer) -> Inspector { static var inspector: Self { _App_ProjectContainer_base.key(7, child: 3, _build_ProjectContainer_inspector) } }
#endif
extension Key where Maker == @Sendable (ProjectContainer, String, Int) -> Layer { static var layer: Self { _App_ProjectContainer_base.key(8, child: 4) { c, name, number in _build_ProjectContainer_layer(c, name, number) } } }
extension Key where Maker == @Sendable (ProjectContainer) throws(Failure) -> License { static var license: Self { _App_ProjectContainer_base.key(9, child: 5, _build_ProjectContainer_license) } }
extension Key where Maker == @Sendable (ProjectContainer) -> Pair<Draft> { static var pairDraft: Self { _App_base.key(10, _build_ProjectContainer_pairDraft, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Pair<Store> { static var pairStore: Self { _App_base.key(11, _build_pairStore, lifetime: .transient) } }
extension Key where Maker == @Sendable (ProjectContainer) -> Box<Palette> { static var palette: Self { _App_ProjectContainer_base.key(12, child: 6, _build_ProjectContainer_palette) } }
extension Key where Maker == @Sendable (ProjectContainer) -> Preview { static var preview: Self { _App_ProjectContainer_base.key(13, child: 7, _build_ProjectContainer_preview, lifetime: .weak) } }
extension Key where Maker == @Sendable (ProjectContainer) -> any Reader { static var reader: Self { _App_ProjectContainer_base.key(14, child: 8, _build_ProjectContainer_reader) } }
extension Key where Maker == @Sendable (ProjectContainer) -> Redo { static var redo: Self { _App_ProjectContainer_base.key(15, child: 9, _build_ProjectContainer_redo) } }
extension Key where Maker == @Sendable (Container) -> Store { static var store: Self { _App_base.key(0, _build_store) } }
extension Key where Maker == @Sendable (ProjectContainer) -> String { static var title: Self { _App_ProjectContainer_base.key(16, child: 10, _build_ProjectContainer_title) } }
extension Key where Maker == @Sendable (ProjectContainer) -> any Tool & Sendable { static var tool: Self { _App_ProjectContainer_base.key(17, child: 11, _build_ProjectContainer_tool) } }
extension Key where Maker == @Sendable (ProjectContainer) -> Undo { static var undo: Self { _App_ProjectContainer_base.key(18, child: 12, _build_ProjectContainer_undo) } }
extension Key where Maker == @Sendable (ProjectContainer) -> any Writer { static var writer: Self { _App_ProjectContainer_base.key(19, child: 13, _build_ProjectContainer_writer) } }

private let _App_needs: StaticString = """
  store:
  ProjectContainer._reader_shared: ProjectContainer.title store
  ProjectContainer.backup: ProjectContainer.reader
  ProjectContainer.canvas: ProjectContainer.layer
  ProjectContainer.desk: ProjectContainer.pairDraft ProjectContainer.writer pairStore
  ProjectContainer.draft: ProjectContainer.palette ProjectContainer.title
  ProjectContainer.export: ProjectContainer.backup ProjectContainer.license
  ProjectContainer.inspector: ProjectContainer.title store
  ProjectContainer.layer: ProjectContainer.title
  ProjectContainer.license: ProjectContainer.title
  ProjectContainer.pairDraft: ProjectContainer.draft
  pairStore: store
  ProjectContainer.palette:
  ProjectContainer.preview: ProjectContainer.title
  ProjectContainer.reader: ProjectContainer._reader_shared
  ProjectContainer.redo: ProjectContainer.draft ProjectContainer.undo
  ProjectContainer.title:
  ProjectContainer.tool: ProjectContainer.title
  ProjectContainer.undo: ProjectContainer.redo store
  ProjectContainer.writer: ProjectContainer._reader_shared
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.pairStore)
  entries.add(.store)
}

private func _App_ProjectContainer_dynamic(_ entries: inout _DynamicEntriesOf<ProjectContainer>) {
  entries.add(.backup, name: "backup")
  entries.add(.canvas)
  entries.add(.desk)
  entries.add(.draft)
  entries.add(.export)
#if !DEBUG_TOOLS
  entries.add(.inspector)
#endif
#if DEBUG_TOOLS
  entries.add(.inspector)
#endif
  entries.add(.license)
  entries.add(.pairDraft)
  entries.add(.palette)
  entries.add(.preview)
  entries.add(.reader)
  entries.add(.redo)
  entries.add(.title, name: "title")
  entries.add(.tool)
  entries.add(.undo)
  entries.add(.writer)
}

private let _App_base = _SlotBase()
private let _App_ProjectContainer_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 1, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
  plan.tie(ProjectContainer.self, slots: 14, base: _App_ProjectContainer_base, of: _App_base)
  plan.list(_App_ProjectContainer_dynamic)
}
