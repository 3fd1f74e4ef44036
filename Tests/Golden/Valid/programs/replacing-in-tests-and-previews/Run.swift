import DIRuntime

@main struct Run {
  static func main() throws {
    let till = Container().till
    print(try till.payments.pay(3), till.limit)
    do { _ = try till.payments.pay(6) } catch { print(error) }
  }
}
