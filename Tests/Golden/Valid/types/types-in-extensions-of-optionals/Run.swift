import DIRuntime

@main struct Run {
  static func main() {
    print(Container().desk.ticket?.number ?? 0, type(of: Ticket?.shelf))
  }
}
