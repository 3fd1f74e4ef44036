import DIRuntime

@main struct Run {
  static func main() {
    let c = Container()
    print(c.finalClass.kind, c.plainStruct.kind, c.plainActor.kind)
    print(c.memberwise.text, c.memberwise.number.kind)
    print(c.byInit.kind)
    print(c.byExtensionInit.shown)
    print(c.byConvenience.kind)
    print(c.made.kind, c.freely.kind, c.byClassFunc.kind, separator: ", ")
    print(c.kept.kind, c.computed.kind, c.global.kind, c.globalComputed.kind, separator: ", ")
    do throws(CheckFailed) {
      print(try c.checked.kind)
    } catch {
      let error: CheckFailed = error
      print(error)
    }
    print(c.report.map(\.text))
  }
}
