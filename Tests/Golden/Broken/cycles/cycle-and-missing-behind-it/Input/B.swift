protocol Router {}

// @provide(singleton, as: Router)
struct AppRouter: Router {
  let screens: Screens
}
