// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `any ArticleLoading`, a singleton, provided by `ArticleStore` in Model.swift.
  var articleLoading: any ArticleLoading { _kept(.articleLoading) }

  /// `Coordinator`, the same while somebody holds it, provided by `Coordinator` in Views.swift.
  var coordinator: Coordinator { _weak(.coordinator) }

  /// `DetailModel`, new each time, provided by `DetailModel` in Views.swift.
  func detailModel(id: Article.ID) throws -> DetailModel {
    if let make = _override(of: .detailModel) { return try make(_handle, id) }
    return try _build_detailModel(self, id)
  }

  /// `ListModel`, new each time, provided by `ListModel` in Views.swift.
  var listModel: ListModel {
    if let make = _override(of: .listModel) { return make(_handle) }
    return _build_listModel(self)
  }

  /// `any Navigating & Sendable`, the same while somebody holds it, provided by `Coordinator` in Views.swift.
  var navigating: any Navigating & Sendable { _weak(.navigating) }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_articleLoading(_ c: Container) -> any ArticleLoading { _check_articleLoading(ArticleStore()) }

private func _build_coordinator(_ c: Container) -> Coordinator {
  let handle = c._handle
  return Coordinator(detail: { (id: Article.ID) throws -> DetailModel in try handle.detailModel(id: id) })
}

private func _build_detailModel(_ c: Container, _ id: Article.ID) throws -> DetailModel {
  try DetailModel(id: id, loader: c.articleLoading, navigation: Lazy<any Navigating>(_of: c, isKept: c._keeps(.navigating, true)) { $0.navigating })
}

private func _build_listModel(_ c: Container) -> ListModel { ListModel(coordinator: c.coordinator) }

private func _build_navigating(_ c: Container) -> any Navigating & Sendable {
  _check_navigating(c._isFresh(_App_base, 2) ? c._newValue(of: .coordinator, isOriginal: false) : c.coordinator)
}

#sourceLocation(file: "Model.swift", line: 9)
private func _check_articleLoading(_ value: consuming ArticleStore) -> any ArticleLoading {
                           value }
#sourceLocation()
#sourceLocation(file: "Views.swift", line: 2)
private func _check_1() { _ =
            _Kept<Coordinator>.self }
#sourceLocation()
#sourceLocation(file: "Views.swift", line: 2)
private func _check_navigating(_ value: consuming Coordinator) -> any Navigating & Sendable {
                       value }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> any ArticleLoading { static var articleLoading: Self { _App_base.key(0, _build_articleLoading) } }
extension Key where Maker == @Sendable (Container) -> Coordinator { static var coordinator: Self { _App_base.key(1, _build_coordinator, lifetime: .weak) } }
extension Key where Maker == @Sendable (Container, Article.ID) throws -> DetailModel { static var detailModel: Self { _App_base.key(3) { c, id throws in try _build_detailModel(c, id) } } }
extension Key where Maker == @Sendable (Container) -> ListModel { static var listModel: Self { _App_base.key(4, _build_listModel, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> any Navigating & Sendable { static var navigating: Self { _App_base.key(2, _build_navigating, lifetime: .weak) } }

private let _App_needs: StaticString = """
  articleLoading:
  coordinator: detailModel
  navigating: coordinator
  detailModel: articleLoading navigating
  listModel: coordinator
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.articleLoading)
  entries.add(.coordinator)
  entries.add(.listModel)
  entries.add(.navigating)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 3, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
