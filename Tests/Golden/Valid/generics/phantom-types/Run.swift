import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    let invoice = container.invoice
    print(invoice.user.text, invoice.order.text, invoice.id == container.guest)
    print(container.account(id: ID(raw: 1)) === container.account(id: invoice.id))
  }
}
