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
#sourceLocation(file: "Lib/Defaults.swift", line: 6)
  public var baseURL: URL {
#sourceLocation(file: "Lib/Defaults.swift", line: 6)
    if let make = _override(of: .baseURL) { return make(_handle) }
#sourceLocation(file: "Lib/Defaults.swift", line: 6)
    return _build_baseURL(self)
#sourceLocation(file: "Lib/Defaults.swift", line: 6)
  }
#sourceLocation()

  /// `Count`, new each time, provided by `Count` in Defaults.swift.
  var count: Count {
    if let make = _override(of: .count) { return make(_handle) }
    return _build_count(self)
  }

  /// `FileManager`, a singleton, provided by `Defaults.files` in Defaults.swift.
#sourceLocation(file: "Lib/Defaults.swift", line: 8)
  public var files: FileManager { _kept(.files) }
#sourceLocation()

  /// `Image`, new each time, provided by `Images.image` in Images.swift.
#sourceLocation(file: "Lib/Images.swift", line: 7)
  public var image: Image {
#sourceLocation(file: "Lib/Images.swift", line: 7)
    if let make = _override(of: .image) { return make(_handle) }
#sourceLocation(file: "Lib/Images.swift", line: 7)
    return _build_image(self)
#sourceLocation(file: "Lib/Images.swift", line: 7)
  }
#sourceLocation()
}

private let _Lib_plan = _Plan { plan in _apply_DIGenPlugin_to_Lib(&plan) }

#sourceLocation(file: "Lib/Defaults.swift", line: 6)
private func _build_baseURL(_ c: Container) -> URL {
#sourceLocation(file: "Lib/Defaults.swift", line: 7)
         Defaults.baseURL
#sourceLocation(file: "Lib/Defaults.swift", line: 6)
}
#sourceLocation()

private func _build_count(_ c: Container) -> Count { Count() }

#sourceLocation(file: "Lib/Defaults.swift", line: 8)
private func _build_files(_ c: Container) -> FileManager {
#sourceLocation(file: "Lib/Defaults.swift", line: 9)
         Defaults.files()
#sourceLocation(file: "Lib/Defaults.swift", line: 8)
}

#sourceLocation(file: "Lib/Images.swift", line: 7)
private func _build_image(_ c: Container) -> Image {
#sourceLocation(file: "Lib/Images.swift", line: 8)
         Images.image()
#sourceLocation(file: "Lib/Images.swift", line: 7)
}

#sourceLocation(file: "Lib/Defaults.swift", line: 7)
private func _check_0() { _ =
                      _Kept<FileManager>.self }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

#sourceLocation(file: "Lib/Defaults.swift", line: 6)
extension Key where Maker == @Sendable (Container) -> URL { public static var baseURL: Self { _Lib_base.key(1, _build_baseURL, lifetime: .transient) } }
#sourceLocation()
extension Key where Maker == @Sendable (Container) -> Count { static var count: Self { _Lib_base.key(2, _build_count, lifetime: .transient) } }
#sourceLocation(file: "Lib/Defaults.swift", line: 8)
extension Key where Maker == @Sendable (Container) -> FileManager { public static var files: Self { _Lib_base.key(0, _build_files) } }
#sourceLocation(file: "Lib/Images.swift", line: 7)
extension Key where Maker == @Sendable (Container) -> Image { public static var image: Self { _Lib_base.key(3, _build_image, lifetime: .transient) } }
#sourceLocation()

private let _Lib_needs: StaticString = """
  files:
  baseURL:
  count:
  image:
  """

private func _Lib_dynamic(_ entries: inout _DynamicEntries) {
#sourceLocation(file: "Lib/Defaults.swift", line: 6)
  entries.add(.baseURL, name: "baseURL")
#sourceLocation()
  entries.add(.count)
#sourceLocation(file: "Lib/Defaults.swift", line: 8)
  entries.add(.files)
#sourceLocation(file: "Lib/Images.swift", line: 7)
  entries.add(.image)
#sourceLocation()
}

private let _Lib_base = _SlotBase()
public func _apply_DIGenPlugin_to_Lib(_ plan: inout _Plan) {
  plan.register("Lib", slots: 1, base: _Lib_base, needs: _Lib_needs)
  plan.list(_Lib_dynamic)
}
