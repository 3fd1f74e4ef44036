import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    for fails in 0...2 {
      Switch.fails = fails
      print(container.mapped.error)
      do throws(First) { _ = try container.deep } catch { print("deep", error) }
      do { _ = try container.both } catch { print("both", error) }
    }
  }
}
