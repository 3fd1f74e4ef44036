import DIRuntime

// @provide(weak, as: [Navigating, Self])
final class Coordinator: Navigating, @unchecked Sendable {
  private(set) var routes: [Route] = []
  let detail: @Sendable (Article.ID) throws -> DetailModel

  init(detail: @escaping @Sendable (_ id: Article.ID) throws -> DetailModel) { self.detail = detail }
  func show(_ route: Route) { routes.append(route) }
}

// @provide
final class DetailModel {
  let article: Article
  private let navigation: Lazy<any Navigating>

  init(id: Article.ID /* @arg */, loader: some ArticleLoading, navigation: Lazy<any Navigating>) throws {
    article = try loader.article(id)
    self.navigation = navigation
  }

  func back() { navigation.value.show(.list) }
}

// @provide
@dynamicMemberLookup
final class ListModel {
  let coordinator: Coordinator
  init(coordinator: Coordinator) { self.coordinator = coordinator }
  func select(_ id: Int) throws -> String {
    coordinator.show(.detail(id: id))
    let model = try coordinator.detail(id)
    model.back()
    return model.article.title
  }
  subscript<Value>(dynamicMember path: KeyPath<Coordinator, Value>) -> Value { coordinator[keyPath: path] }
}
