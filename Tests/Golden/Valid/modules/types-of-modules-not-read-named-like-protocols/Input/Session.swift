import Core
import DIRuntime
// @container(parent: Container)
struct Session { let q: [Clock] }
// @provide
struct Page2 { let id: Identifiable; let x: Lazy<Clock>; let p: (Sequence) -> Page3 }
// @provide
struct Page3 { let s: Sequence /* @arg */ }
