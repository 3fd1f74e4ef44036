import DIRuntime

@main struct Run {
  static func main() throws {
    let container = Container()
    do throws(Locked) { _ = try container.robber } catch { print(error) }
    Door.isOpen = true
    let robber = try container.robber
    print(robber.vault.code)
    do { _ = try robber.attempt() } catch { print(error) }
  }
}
