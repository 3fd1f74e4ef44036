import DIRuntime

@MainActor
protocol Screen: AnyObject { var title: String { get } }

enum Tab: String { case home, news }

// @provide(into: Screen, key: Tab.home)
@MainActor
final class Home: Screen { let title = "home" }

// @provide(singleton, into: Screen, key: Tab.news, order: -1)
@MainActor
final class News: Screen { let title = "news" }

// @provide
@MainActor
final class Bar {
  let screen: (Tab) -> any Screen
  let all: [any Screen]
  let byTab: [Tab: any Screen]

  init(screen: @escaping @MainActor (Tab) -> any Screen, all: [any Screen], byTab: [Tab: any Screen]) {
    self.screen = screen
    self.all = all
    self.byTab = byTab
  }
}
