import DIRuntime
@_spi(Testing) import Lib

// @provide
struct Report {
  let sum: Int

  init(probe: any Probe, engine: Engine, hooks: Int, options: Engine.Options) {
    sum = probe.count() + engine.value + hooks + options.most
  }
}
