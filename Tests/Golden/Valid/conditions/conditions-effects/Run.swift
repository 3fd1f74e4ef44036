import DIRuntime

@main struct Run {
  static func main() {
    let container = Container()
    // The same words in every build.
    do { print(try container.session.token.text, try container.store.session?.token.text ?? "nil") } catch {
      print("session: \(error)")
    }
    do throws(Broken) { print(try container.door(number: 1).key.count) } catch { print("door: \(error)") }
    do { print(try container.gate) } catch { print("gate: \(error)") }
    let test = Container { $0.override(.token) { _ in Token(text: "test") } }
    print((try? test.session.token.text) ?? "nil")
  }
}
