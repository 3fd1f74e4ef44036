import Core
import DIRuntime

@main
enum Program {
  static func main() {
    let container = Container()
    let session = container.session(user: "Ada")
    print(session.cart.pricing.price(100), (session.pricing as? Discount) === (session.pricing as? Discount))
    print(session.note.text, session.banner(word: "Hello").text)
    print(session.desk(number: 1) === session.desk(number: 1), session.desk(number: 1) !== session.desk(number: 2))
    print((session.desk(number: 1) as? OakDesk)?.user ?? "")
    print(container.session(user: "Barbara").cart.pricing.price(100))
    let tour = session.tour()
    print(tour.guide.name, container.museum().guide.name, tour.hat !== tour.hat, tour.note.text)
    let scope = tour.overriding { $0.override(.user) { _ in "Maximilian" } }
    print(scope.cart.pricing.price(100), scope.guide.name, tour.cart.pricing.price(100))
    let test = Container { $0.override(.pricing) { c in Half(other: c.original(.pricing)) } }
    print(test.session(user: "Ada").cart.pricing.price(100))
    print(session.fresh(.pricing).price(100), session.fresh(.banner, "So").text)
  }

  struct Half: Pricing {
    let other: any Pricing
    func price(_ amount: Int) -> Int { other.price(amount) / 2 }
  }
}
