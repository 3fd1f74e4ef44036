#if PLAN0
// @provide
struct Store {}
#elseif PLAN1
// @provide
struct Store {}
#elseif PLAN2
// @provide
struct Store {}
#elseif PLAN3
// @provide
struct Store {}
#elseif PLAN4
// @provide
struct Store {}
#elseif PLAN5
// @provide
struct Store {}
#elseif PLAN6
// @provide
struct Store {}
#elseif PLAN7
// @provide
struct Store {}
#elseif PLAN8
// @provide
struct Store {}
#elseif PLAN9
// @provide
struct Store {}
#elseif PLAN10
// @provide
struct Store {}
#elseif PLAN11
// @provide
struct Store {}
#elseif PLAN12
// @provide
struct Store {}
#elseif PLAN13
// @provide
struct Store {}
#endif

// @provide
struct Shop {
  let store: Store
}
