import Core
import DIRuntime

@main
enum Program {
  static func main() {
    let container = Container()
    let desk = container.session(user: "Ada").desk(number: 3)
    print(desk.form.invoice.text, desk.form.number, desk.invoice === desk.form.invoice)
    print(desk.steps.map(\.number), container.steps.count)
    let test = Container { $0.override(.payments) { _ in Coins() } }
    print(test.session(user: "Bea").desk(number: 1).form.invoice.text)
    let scope = desk.overriding { $0.override(.payments) { _ in Coins() } }
    print(scope.form.invoice.text, desk.invoice.text)
  }

  nonisolated struct Coins: Payments { let name = "coins" }
}
