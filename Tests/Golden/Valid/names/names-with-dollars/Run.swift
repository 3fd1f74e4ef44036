import DIRuntime

@main
enum Main {
  static func main() {
    let bill = Container().bill_$_(tip$: 2)
    print(bill.price$.value$ + bill.tip$)
  }
}
