// @provide(name: main)
struct StoreA {}

protocol Disk {}
