struct Article: Sendable, Identifiable { let id: Int; var title: String }

protocol ArticleLoading: Sendable { func article(_ id: Int) throws -> Article }
protocol Navigating: AnyObject { func show(_ route: Route) }

enum Route: Equatable { case list, detail(id: Int) }

struct Gone: Error {}

// @provide(singleton, as: ArticleLoading)
final class ArticleStore: ArticleLoading {
  func article(_ id: Int) throws -> Article {
    if id < 0 { throw Gone() }
    return Article(id: id, title: "No. \(id)")
  }
}
