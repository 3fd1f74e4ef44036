import DIRuntime

enum Home {}
enum Settings {}

class Model<P> {
  let provider: P
  init(provider: P) { self.provider = provider }
}

extension Home {
  // @provide(name: homeProvider)
  struct Provider {}

  // @provide(name: homeModel)
  final class StateModel: Model<Provider> {}
}

extension Settings {
  // @provide(name: settingsProvider)
  struct Provider {}

  // @provide(name: settingsModel)
  final class StateModel: Model<Provider> {}
}
