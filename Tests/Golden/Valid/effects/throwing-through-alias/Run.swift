import DIRuntime

@main struct Run {
  static func main() {
    do throws(DiskError) { _ = try Container().archive } catch { print(error as DiskError) }
  }
}
