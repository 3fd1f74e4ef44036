// @provide(public)
public final class Logger {
  init(label: String) {}
}
