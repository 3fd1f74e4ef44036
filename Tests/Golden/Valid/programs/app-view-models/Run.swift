import DIRuntime

struct Fixed: ArticleLoading { func article(_ id: Int) -> Article { Article(id: id, title: "fixed") } }

@main struct Run {
  static func main() throws {
    let container = Container()
    let list = container.listModel
    print(try list.select(7), list.routes, container.coordinator === list.coordinator)
    do { _ = try container.detailModel(id: -1) } catch { print(error) }
    let preview = Container { $0.override(.articleLoading) { _ in Fixed() } }
    print(try preview.detailModel(id: -1).article.title)
  }
}
