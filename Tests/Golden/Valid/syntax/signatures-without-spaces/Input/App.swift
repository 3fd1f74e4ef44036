// @provide
let names:Array<String>=["a","b"]

// @provide
let limit:Int?=7

// @provide
final class Dense {
  let text:String
  init(count:Int?=nil,names:Array<String>=[],limit:Int?=nil,step:Int!=2,done:(()->Void)?=nil) {
    text="\(count ?? 0) \(names) \(limit ?? 0) \(step ?? 0) \(done == nil)"
  }
}

// @provide
struct Hooks {
  var sizes:Dictionary<String,Int>=[:]
  let start:()->String
  let measure:(String)throws->Int

  init(start:@escaping()->String /* @arg */,measure:@escaping(String)throws->Int /* @arg */,sizes:[Int]?=nil /* @arg */) {
    (self.start,self.measure)=(start,measure)
    for size in sizes ?? [] { self.sizes["\(size)"]=size }
  }
}

struct Pair<First,Second> {}
extension Pair where First==Array<Int>,Array<Second>==First {
  static var isNumbers:Bool { true }
}
