import DIRuntime

@main
struct Run {
  static func main() {
    let container = Container()
    let session = container.session(user: User(name: "Ada"))
    let stay = container.stay(room: Room(number: 7))
    print(session.cart.logger.text, stay.bill.logger.text, stay.bill.later.value.text)
    print(stay.receipt.logger.text, stay.receipt.bill === stay.bill, container.desk.text)
    print(stay.letter.logger.text, stay.letter.receipt.bill === stay.bill)
    let other = stay.overriding { $0.override(.room) { _ in Room(number: 8) } }
    print(other.bill.logger.text, other.bill === stay.bill, other.desk === stay.desk)
  }
}
