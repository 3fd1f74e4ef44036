extension App::Settings {
  init() { size = nil }
}
