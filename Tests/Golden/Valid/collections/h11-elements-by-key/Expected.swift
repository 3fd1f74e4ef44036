// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Circle`, new each time, provided by `Circle` in App.swift.
  var circle: Circle {
    if let make = _override(of: .circle) { return make(_handle) }
    return _build_circle(self)
  }

  /// `CSVParser`, new each time, provided by `CSVParser` in App.swift.
  var csvParser: CSVParser {
    if let make = _override(of: .csvParser) { return make(_handle) }
    return _build_csvParser(self)
  }

  /// `DefaultParser`, a singleton, provided by `DefaultParser` in App.swift.
  var defaultParser: DefaultParser { _kept(.defaultParser) }

  /// `Int`, new each time, provided by `high` in App.swift.
  var high: Int {
    if let make = _override(of: .high) { return make(_handle) }
    return _build_high(self)
  }

  /// `[Int]`, new each time, of `low`, `high`.
  var ints: [Int] {
    if let make = _override(of: .ints) { return make(_handle) }
    return _build_ints(self)
  }

  /// `[Int: Int]`, new each time, of `low`, `high`.
  var intsByInt: [Int: Int] {
    if let make = _override(of: .intsByInt) { return make(_handle) }
    return _build_intsByInt(self)
  }

  /// `Int`, new each time, provided by `low` in App.swift.
  var low: Int {
    if let make = _override(of: .low) { return make(_handle) }
    return _build_low(self)
  }

  /// `OtherParser`, new each time, provided by `OtherParser` in App.swift.
  var otherParser: OtherParser {
    if let make = _override(of: .otherParser) { return make(_handle) }
    return _build_otherParser(self)
  }

  /// `[any Parser]`, new each time, of `defaultParser`, `csvParser`, `otherParser`.
  var parsers: [any Parser] {
    if let make = _override(of: .parsers) { return make(_handle) }
    return _build_parsers(self)
  }

  /// `[Format: any Parser]`, new each time, of `defaultParser`, `csvParser`.
  var parsersByFormat: [Format: any Parser] {
    if let make = _override(of: .parsersByFormat) { return make(_handle) }
    return _build_parsersByFormat(self)
  }

  /// `Reader`, new each time, provided by `Reader` in App.swift.
  var reader: Reader {
    if let make = _override(of: .reader) { return make(_handle) }
    return _build_reader(self)
  }

  /// `[Shape]`, new each time, of `circle`, `square`.
  var shapes: [Shape] {
    if let make = _override(of: .shapes) { return make(_handle) }
    return _build_shapes(self)
  }

  /// `[String: Shape]`, new each time, of `circle`, `square`.
  var shapesByString: [String: Shape] {
    if let make = _override(of: .shapesByString) { return make(_handle) }
    return _build_shapesByString(self)
  }

  /// `Sheet`, new each time, provided by `Sheet` in App.swift.
  var sheet: Sheet {
    if let make = _override(of: .sheet) { return make(_handle) }
    return _build_sheet(self)
  }

  /// `Square`, new each time, provided by `square` in App.swift.
  var square: Square {
    if let make = _override(of: .square) { return make(_handle) }
    return _build_square(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_circle(_ c: Container) -> Circle { Circle() }

private func _build_csvParser(_ c: Container) -> CSVParser { CSVParser() }

private func _build_defaultParser(_ c: Container) -> DefaultParser { DefaultParser() }

private func _build_high(_ c: Container) -> Int { high }

private func _build_ints(_ c: Container) -> [Int] { c._joined(.ints, _build_Container_ints) }

private func _build_Container_ints(_ c: Container) -> [Int] { [c.low, c.high] }

private func _build_intsByInt(_ c: Container) -> [Int: Int] { c._joined(.intsByInt, _own_intsByInt) }

private func _own_intsByInt(_ c: Container) -> [Int: Int] {
  [-31: _build_1_Container_intsByInt(c)[0], 1000: _build_2_Container_intsByInt(c)[0]]
}

private func _build_Container_intsByInt(_ c: Container) -> [Int] { [] }

private func _build_1_Container_intsByInt(_ c: Container) -> [Int] { [c.low] }

private func _build_2_Container_intsByInt(_ c: Container) -> [Int] { [c.high] }

private func _build_low(_ c: Container) -> Int { low }

private func _build_otherParser(_ c: Container) -> OtherParser { OtherParser() }

private func _build_parsers(_ c: Container) -> [any Parser] { c._joined(.parsers, _own_parsers) }

private func _own_parsers(_ c: Container) -> [any Parser] {
  _build_1_Container_parsers(c) + _build_Container_parsers(c)
}

private func _build_Container_parsers(_ c: Container) -> [any Parser] { [c.csvParser, c.otherParser] }

private func _build_1_Container_parsers(_ c: Container) -> [any Parser] { [c.defaultParser] }

private func _build_parsersByFormat(_ c: Container) -> [Format: any Parser] {
  c._joined(.parsersByFormat, _own_parsersByFormat)
}

private func _own_parsersByFormat(_ c: Container) -> [Format: any Parser] {
  [Format.`default`: _build_1_Container_parsersByFormat(c)[0], Format.csv: _build_2_Container_parsersByFormat(c)[0]]
}

private func _element_of_parsersByFormat(_ c: Container, _ key: Format) -> any Parser {
  c._element(.parsersByFormat, at: key, _own_parsersByFormat)
}

private func _build_Container_parsersByFormat(_ c: Container) -> [any Parser] { [] }

private func _build_1_Container_parsersByFormat(_ c: Container) -> [any Parser] { [c.defaultParser] }

private func _build_2_Container_parsersByFormat(_ c: Container) -> [any Parser] { [c.csvParser] }

private func _build_reader(_ c: Container) -> Reader {
  let handle = c._handle
  return Reader(byFormat: c.parsersByFormat, long: c.parsersByFormat, maybe: c.parsersByFormat, later: { () -> [Format: any Parser] in handle.parsersByFormat }, all: c.parsers, parser: { (key: Format) -> any Parser in _element_of_parsersByFormat(handle, key) }, sendable: { (key: Kind) -> any Parser in _element_of_parsersByFormat(handle, key) })
}

private func _build_shapes(_ c: Container) -> [Shape] { c._joined(.shapes, _build_Container_shapes) }

private func _build_Container_shapes(_ c: Container) -> [Shape] { [c.circle, c.square] }

private func _build_shapesByString(_ c: Container) -> [String: Shape] {
  c._joined(.shapesByString, _own_shapesByString)
}

private func _own_shapesByString(_ c: Container) -> [String: Shape] {
  ["circle": _build_1_Container_shapesByString(c)[0], "": _build_2_Container_shapesByString(c)[0]]
}

private func _build_Container_shapesByString(_ c: Container) -> [Shape] { [] }

private func _build_1_Container_shapesByString(_ c: Container) -> [Shape] { [c.circle] }

private func _build_2_Container_shapesByString(_ c: Container) -> [Shape] { [c.square] }

private func _build_sheet(_ c: Container) -> Sheet {
  Sheet(shapes: c.shapesByString, ints: c.ints, intsByInt: c.intsByInt)
}

private func _build_square(_ c: Container) -> Square { square() }

#sourceLocation(file: "App.swift", line: 13)
private func _check_0() { _ =
            _Kept<DefaultParser>.self }

#sourceLocation(file: "App.swift", line: 28)
private func _total_10_0(_ key: Format) {
      switch key { case Format.csv, Format.`default`: break } }
#sourceLocation(file: "App.swift", line: 29)
private func _total_10_1(_ key: Kind) {
      switch key { case Format.csv, Format.`default`: break } }
#sourceLocation()

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Circle { static var circle: Self { _App_base.key(1, _build_circle, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> CSVParser { static var csvParser: Self { _App_base.key(2, _build_csvParser, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> DefaultParser { static var defaultParser: Self { _App_base.key(0, _build_defaultParser) } }
extension Key where Maker == @Sendable (Container) -> Int { static var high: Self { _App_base.key(3, _build_high, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [Int] { static var ints: Self { _App_base.key(4, _build_ints, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [Int: Int] { static var intsByInt: Self { _App_base.key(5, _build_intsByInt, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Int { static var low: Self { _App_base.key(6, _build_low, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> OtherParser { static var otherParser: Self { _App_base.key(7, _build_otherParser, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [any Parser] { static var parsers: Self { _App_base.key(8, _build_parsers, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [Format: any Parser] { static var parsersByFormat: Self { _App_base.key(9, _build_parsersByFormat, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Reader { static var reader: Self { _App_base.key(10, _build_reader, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [Shape] { static var shapes: Self { _App_base.key(11, _build_shapes, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> [String: Shape] { static var shapesByString: Self { _App_base.key(12, _build_shapesByString, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Sheet { static var sheet: Self { _App_base.key(13, _build_sheet, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Square { static var square: Self { _App_base.key(14, _build_square, lifetime: .transient) } }

private let _App_needs: StaticString = """
  defaultParser:
  circle:
  csvParser:
  high:
  ints: high low
  intsByInt: high low
  low:
  otherParser:
  parsers: csvParser defaultParser otherParser
  parsersByFormat: csvParser defaultParser
  reader: parsers parsersByFormat
  shapes: circle square
  shapesByString: circle square
  sheet: ints intsByInt shapesByString
  square:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  entries.add(.circle)
  entries.add(.csvParser)
  entries.add(.defaultParser)
  entries.add(.high, name: "high")
  entries.add(.ints, name: "ints")
  entries.add(.intsByInt, name: "intsByInt")
  entries.add(.low, name: "low")
  entries.add(.otherParser)
  entries.add(.parsers)
  entries.add(.parsersByFormat)
  entries.add(.reader)
  entries.add(.shapes)
  entries.add(.shapesByString)
  entries.add(.sheet)
  entries.add(.square)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.register("App", slots: 1, base: _App_base, needs: _App_needs)
  plan.list(_App_dynamic)
  plan.join(_App_base.key(4, _build_Container_ints, "ints"))
  plan.join(_App_base.key(5, _build_Container_intsByInt, "intsByInt"), at: nil as Int?)
  plan.join(_App_base.key(5, _build_1_Container_intsByInt, "intsByInt"), at: -31)
  plan.join(_App_base.key(5, _build_2_Container_intsByInt, "intsByInt"), at: 1000)
  plan.join(_App_base.key(8, _build_Container_parsers, "parsers"))
  plan.join(_App_base.key(8, _build_1_Container_parsers, "parsers"), order: -1)
  plan.join(_App_base.key(9, _build_Container_parsersByFormat, "parsersByFormat"), at: nil as Format?)
  plan.join(_App_base.key(9, _build_1_Container_parsersByFormat, "parsersByFormat"), at: Format.`default`)
  plan.join(_App_base.key(9, _build_2_Container_parsersByFormat, "parsersByFormat"), at: Format.csv)
  plan.join(_App_base.key(11, _build_Container_shapes, "shapes"))
  plan.join(_App_base.key(12, _build_Container_shapesByString, "shapesByString"), at: nil as String?)
  plan.join(_App_base.key(12, _build_1_Container_shapesByString, "shapesByString"), at: "circle")
  plan.join(_App_base.key(12, _build_2_Container_shapesByString, "shapesByString"), at: "")
}
