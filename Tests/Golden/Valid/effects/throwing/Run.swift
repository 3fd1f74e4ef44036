import DIRuntime

@main struct Run {
  static func main() {
    let c = Container()
    do throws(DiskError) {
      print(try c.archive.disk)
    } catch {
      print("typed:", error as DiskError)
    }
    do {
      print(try c.archive.disk, try c.disk)
      _ = try c.sync(isUp: false)
    } catch {
      print("any:", error)
    }
    do throws(NetworkError) {
      print(try c.network(isUp: true))
      print(try c.network(isUp: false))
    } catch {
      print("typed:", error as NetworkError)
    }
    print(c.never as Any)
    let broken = Container {
      $0.override(.disk) { (_) throws(DiskError) in throw .full }
      $0.override(.network) { (_, isUp) throws(NetworkError) in Network() }
      $0.override(.index) { _ in throw NetworkError.down }
    }
    do { print(try broken.network(isUp: false)) } catch { print("unexpected", error) }
    do { _ = try broken.backup } catch { print(error as DiskError) }
    do { _ = try broken.index } catch { print(error) }
  }
}
