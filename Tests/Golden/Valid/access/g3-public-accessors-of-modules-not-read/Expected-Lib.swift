// Made by DIGenPlugin from the directives in Lib. Changes made here are lost.
@_spi(Generated) public import DIRuntime
public import class DIRuntime.Container
public import struct DIRuntime.Key
public import struct DIRuntime.Overrides
public import class DIRuntime.Lazy
public import struct DIRuntime.Provider
public import class DIRuntime.Box
import Synchronization
#if !hasFeature(InternalImportsByDefault)
import Foundation
#endif
#if !hasFeature(InternalImportsByDefault)
import Kit
#endif
#if hasFeature(InternalImportsByDefault)
public import Foundation
#endif
#if hasFeature(InternalImportsByDefault)
public import Kit
#endif

extension Container {
  /// A container of all providers of Lib.
  @_disfavoredOverload
  convenience init() { self.init(_plan: _Lib_plan) }
  /// The same, with some providers overridden.
  @_disfavoredOverload
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _Lib_plan, overrides) }

  /// `URL`, new each time, provided by `Defaults.baseURL` in Defaults.swift.
  public var baseURL: URL {
    if let make = _override(of: .baseURL) { return make(_handle) }
    return _build_baseURL(self)
  }

  /// `Count`, new each time, provided by `Count` in Defaults.swift.
  var count: Count {
    if let make = _override(of: .count) { return make(_handle) }
    return _build_count(self)
  }

  /// `FileManager`, a singleton, provided by `Defaults.files` in Defaults.swift.
  public var files: FileManager { _kept(.files) }

  /// `Image`, new each time, provided by `Images.image` in Images.swift.
  public var image: Image {
    if let make = _override(of: .image) { return make(_handle) }
    return _build_image(self)
  }
}

private let _Lib_plan = _Plan { plan in _apply_DIGenPlugin_to_Lib(&plan) }

private func _build_baseURL(_ c: Container) -> URL { Defaults.baseURL }

private func _build_count(_ c: Container) -> Count { Count() }

private func _build_files(_ c: Container) -> FileManager { Defaults.files() }

private func _build_image(_ c: Container) -> Image { Images.image() }

#sourceLocation(file: "Lib/Defaults.swift", line: 7)
private func _check_0() { _ =
                      _Kept<FileManager>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> URL { public static var baseURL: Self { _Lib_base.key(1, _build_baseURL, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Count { static var count: Self { _Lib_base.key(2, _build_count, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> FileManager { public static var files: Self { _Lib_base.key(0, _build_files) } }
extension Key where Maker == @Sendable (Container) -> Image { public static var image: Self { _Lib_base.key(3, _build_image, lifetime: .transient) } }

private let _Lib_needs: StaticString = """
  files:
  baseURL:
  count:
  image:
  """

private func _Lib_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.baseURL, name: "baseURL")
  entries.add(.count)
  entries.add(.files)
  entries.add(.image)
}

private let _Lib_base = _SlotBase()
public func _apply_DIGenPlugin_to_Lib(_ plan: inout _Plan) {
  plan.tie("Lib", slots: 1, base: _Lib_base, needs: _Lib_needs)
  plan.list(_Lib_dynamic)
}
