import Core
import DIRuntime
import Feature

@main
enum Program {
  static func main() {
    let container = Container()
    let session = container.session(user: User("Ada"))
    let other = container.session(user: User("Bea"))
    print(session.basket === session.basket, session.basket !== other.basket, session.basket.log === container.log)
    print(session.basket.cart === session.cart, session.basket.overview().wishes === session.wishes)
    print(session.page(word: "Hello").basket === session.basket, session.page(word: "Hi").greeting.user.name)

    let badge = session.badge
    print(badge === session.badge, badge.session.basket === session.basket, badge.session !== session)

    let visit = session.visit(room: 7)
    print(visit.seat(name: "a") === visit.seat(name: "a"), visit.seat(name: "a") !== visit.seat(name: "b"))
    print(visit.seat(name: "a").basket.value === session.basket, visit.seat(name: "a").room, visit.badge === badge)
    print(visit.report.text, visit.report.isOf(visit.report), visit.report.isOf(session.visit(room: 8).report))

    let stop = session.tour(guide: "Cleo").stop(place: "the gate")
    print(stop.plaque.text, stop.plaque === stop.plaque, stop.basket === session.basket, stop.cart === session.cart)
    drop(of: container)
    override(session)
  }

  static func drop(of container: Container) {
    weak var basket: Basket?
    weak var plaque: Plaque?
    weak var log: Log?
    do {
      let stop = container.session(user: User("Dora")).tour(guide: "Emma").stop(place: "home")
      (basket, plaque, log) = (stop.basket, stop.plaque, stop.log)
      print(basket != nil, plaque != nil, plaque?.text ?? "")
    }
    print(basket == nil, plaque == nil, log != nil)
  }

  static func override(_ session: SessionContainer) {
    let stop = session.tour(guide: "Cleo").stop(place: "the gate")
    let scope: StopContainer = stop.overriding { $0.override(.user) { c in User(c.original(.user).name + "!") } }
    print(scope.plaque.text, scope.basket.cart.user.name, scope.basket !== session.basket)
    print(stop.basket === session.basket, scope.log === session.log, stop.plaque.text)
    let guided = stop.overriding { $0.override(.guide) { _ in "nobody" } }
    print(guided.plaque.text, guided.basket === session.basket, guided.wishes === session.wishes)
    let test = Container {
      $0.override(.basket) { c in
        Basket(cart: c.cart, log: c.log, overview: { fatalError() }, tag: "of a test")
      }
    }
    print(test.session(user: User("Fay")).tour(guide: "Gus").stop(place: "sea").plaque.text)
    print(session.fresh(.basket) !== session.basket, session.fresh(.page, "So").word)
  }
}
