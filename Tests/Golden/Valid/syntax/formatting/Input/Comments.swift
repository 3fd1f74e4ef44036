/* A header. // @provide
   /* nested: // @provide(nonsense) */ */

#if DEBUG
// @MainActor belongs to somebody else, and so does this:
// @unchecked
#endif

/// A clock. `// @provide` in a doc comment means nothing.
// Another comment.
// @provide( // here they begin
//   singleton, // a comment about it
//   as: [
//     Clock,
//     Self,
//   ],
//   name: main
// )
/// More documentation.
@frozen
@dynamicMemberLookup // between attributes
/* a block */ public struct SystemClock: Clock {
  public func now() -> Int { /* // @provide */ 1 }
  public subscript(dynamicMember name: String) -> Int { name.count }
}

public protocol Clock: Sendable { func now() -> Int }

//@provide
struct Tight{init(main:any Clock/*@arg*/,_ count:Int=3/*@arg*/){self.count=count;self.main=main};let count:Int;let main:any Clock}

  	//   @provide(   transient  )   
  	final   class
  Loose
  {
    let text : String
    init ( /* @arg */ first : Int ,
      second /* @arg */ : /* not @arg */ Int , third : Int // @arg
      , // a comma
      // the clock
      main /* the label */ clock : ( any Clock ) /* @named(main) */
    )
    {
      text = "\( first ) \(second) \(third) \(clock.now())"
    }
  }

@available(*, noasync)
// @provide
struct Between { var loose = 1 ; var other: String = ";" }; struct After {}; let x = 1
