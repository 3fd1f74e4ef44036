// @provide
struct A {
  let b: 
  let c: [Int
}
