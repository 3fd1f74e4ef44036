protocol Logger {}
protocol Sink {}

// @provide(as: Sink)
final class FileSink: Logger, Sink {}

// @provide
final class Server {
  init(logger: any Logger) {}
}
