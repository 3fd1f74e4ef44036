import DIRuntime
@_spi(Testing) import Lib

struct TwoProbes: Probe { func count() -> Int { 2 } }

@main enum Run {
  static func main() {
    print(Container().report.sum)
    print(Container { $0.override(.probe) { _ in TwoProbes() } }.report.sum)
  }
}
