protocol Log { func write() }

final class Recorder { var lines: [String] = [] }

// @provide(singleton, as: Log)
final class RecordingLog: Log {
  private let recorder = Recorder()
  func write() {}
}
