// SHOULD throw DiskError only: the alias is the same type.
import DIRuntime

@main struct Run {
  static func main() {
    do throws(DiskError) { _ = try Container().archive } catch { print(error as DiskError) }
  }
}
