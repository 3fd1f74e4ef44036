// SPDX-License-Identifier: MIT

import Platform

let usage = """
  usage: Corpus reading --files N --annotated PERCENT --seed S --output FOLDER
           writes N Swift files of 40 lines, and FOLDER.list; prints a fingerprint
         Corpus program (--modules N [--each P] | --providers N) --seed S [--library FOLDER] --output FOLDER
           writes a package of N modules, with P providers each, or of one with N providers, that uses the library
           there; without a library the same by hand; prints what it has and a fingerprint
         Corpus measured --providers N --seed S --output FOLDER
           writes the providers of a measured program, and the same by hand; prints a fingerprint
         Corpus features | mistakes
           lists what programs can have thousands of, a line each
         Corpus feature --name NAME --count N --output FOLDER
           writes a program of two modules that has one of those so often
         Corpus forget LIST
           drops the listed files from the system's cache
  """

func reading(_ words: ArraySlice<String>) throws(Failure) {
  let options = try Options(words)
  let seed = UInt64(try options.number("--seed"))
  let plan = CorpusPlan(
    files: try options.number("--files"), annotated: try options.number("--annotated"), seed: seed)
  print(try CorpusWriter(plan: plan, folder: try options.value("--output"), seed: seed).write())
}

func program(_ words: ArraySlice<String>) throws(Failure) {
  let options = try Options(words)
  let seed = UInt64(try options.number("--seed"))
  let plan =
    options.has("--modules")
    ? ProgramPlan(
      modules: try options.number("--modules"),
      each: options.has("--each") ? try options.number("--each") : nil, seed: seed)
    : ProgramPlan(providers: try options.number("--providers"), seed: seed)
  let library = options.has("--library") ? try options.value("--library") : nil
  let writer = ProgramWriter(plan: plan, library: library, seed: seed, folder: try options.value("--output"))
  print(try writer.write())
}

func measured(_ words: ArraySlice<String>) throws(Failure) {
  let options = try Options(words)
  let program = MeasuredProgram(
    providers: try options.number("--providers"), seed: UInt64(try options.number("--seed")))
  print(try program.write(to: try options.value("--output")))
}

func feature(_ words: ArraySlice<String>) throws(Failure) {
  let options = try Options(words)
  let name = try options.value("--name")
  guard let feature = (Feature.sound + Feature.mistakes).first(where: { $0.name == name }) else {
    throw Failure("there is no '\(name)'")
  }
  try feature.write(try options.number("--count"), to: try options.value("--output"))
}

func forget(_ words: ArraySlice<String>) throws(Failure) {
  guard words.count == 1, let list = words.first else { throw Failure(usage) }
  for path in try Files.lines(of: list) {
    guard try Files.forget(path) else { throw Failure("this system cannot drop single files from its cache") }
  }
}

do throws(Failure) {
  let words = CommandLine.arguments.dropFirst()
  switch words.first {
  case "reading": try reading(words.dropFirst())
  case "program": try program(words.dropFirst())
  case "measured": try measured(words.dropFirst())
  case "features": for feature in Feature.sound { print(feature.name) }
  case "mistakes": for feature in Feature.mistakes { print(feature.name) }
  case "feature": try feature(words.dropFirst())
  case "forget": try forget(words.dropFirst())
  default: throw Failure(usage)
  }
} catch {
  Console.stop("Corpus: \(error.message)")
}
