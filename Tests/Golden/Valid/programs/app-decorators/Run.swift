import DIRuntime

struct Counting: Mailer {
  let inner: any Mailer
  func send(_ text: String) -> [String] { ["\(inner.send(text).count)"] }
}

@main struct Run {
  static func main() {
    let container = Container()
    print(container.newsletter.mailer.send("a"), container.newsletter.plain.send("b"))
    let counted = Container { $0.override(.mailer) { c in Counting(inner: c.original(.mailer)) } }
    let below = container.overriding { $0.override(.plain) { _ in Counting(inner: SMTP()) } }
    print(counted.newsletter.mailer.send("c"), below.newsletter.mailer.send("d"))
  }
}
