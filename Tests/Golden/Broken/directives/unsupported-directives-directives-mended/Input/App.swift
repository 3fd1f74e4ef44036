// Some of these are for later versions.
import Foundation

// @require
protocol Clock {}

// @require(async, throws)
final class Api {}

// @container(parent: Container)
struct Session { let user: String }

// @provide
final class Alarm {
  init(clock: any Clock /* @match(nearest) */, name: String /*  require */) {}
}
