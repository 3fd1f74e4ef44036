// Made by DIGenPlugin from the directives in App. Changes made here are lost.
@_spi(Generated) public import DIRuntime

extension Container {
  /// A container of all providers of App.
  convenience init() { self.init(_plan: _App_plan) }
  /// The same, with some providers overridden.
  convenience init(_ overrides: (inout Overrides) -> Void) { self.init(_plan: _App_plan, overrides) }

  /// `Part1`, new each time, provided by `Part1` in App.swift.
  var part1: Part1 {
    if let make = _override(of: .part1) { return make(_handle) }
    return _build_part1(self)
  }

  /// `Part10`, new each time, provided by `Part10` in App.swift.
  var part10: Part10 {
    if let make = _override(of: .part10) { return make(_handle) }
    return _build_part10(self)
  }

  /// `Part100`, new each time, provided by `Part100` in App.swift.
  var part100: Part100 {
    if let make = _override(of: .part100) { return make(_handle) }
    return _build_part100(self)
  }

  /// `Part101`, new each time, provided by `Part101` in App.swift.
  var part101: Part101 {
    if let make = _override(of: .part101) { return make(_handle) }
    return _build_part101(self)
  }

  /// `Part102`, new each time, provided by `Part102` in App.swift.
  var part102: Part102 {
    if let make = _override(of: .part102) { return make(_handle) }
    return _build_part102(self)
  }

  /// `Part103`, new each time, provided by `Part103` in App.swift.
  var part103: Part103 {
    if let make = _override(of: .part103) { return make(_handle) }
    return _build_part103(self)
  }

  /// `Part104`, new each time, provided by `Part104` in App.swift.
  var part104: Part104 {
    if let make = _override(of: .part104) { return make(_handle) }
    return _build_part104(self)
  }

  /// `Part105`, new each time, provided by `Part105` in App.swift.
  var part105: Part105 {
    if let make = _override(of: .part105) { return make(_handle) }
    return _build_part105(self)
  }

  /// `Part106`, new each time, provided by `Part106` in App.swift.
  var part106: Part106 {
    if let make = _override(of: .part106) { return make(_handle) }
    return _build_part106(self)
  }

  /// `Part107`, new each time, provided by `Part107` in App.swift.
  var part107: Part107 {
    if let make = _override(of: .part107) { return make(_handle) }
    return _build_part107(self)
  }

  /// `Part108`, new each time, provided by `Part108` in App.swift.
  var part108: Part108 {
    if let make = _override(of: .part108) { return make(_handle) }
    return _build_part108(self)
  }

  /// `Part109`, new each time, provided by `Part109` in App.swift.
  var part109: Part109 {
    if let make = _override(of: .part109) { return make(_handle) }
    return _build_part109(self)
  }

  /// `Part11`, new each time, provided by `Part11` in App.swift.
  var part11: Part11 {
    if let make = _override(of: .part11) { return make(_handle) }
    return _build_part11(self)
  }

  /// `Part110`, new each time, provided by `Part110` in App.swift.
  var part110: Part110 {
    if let make = _override(of: .part110) { return make(_handle) }
    return _build_part110(self)
  }

  /// `Part111`, new each time, provided by `Part111` in App.swift.
  var part111: Part111 {
    if let make = _override(of: .part111) { return make(_handle) }
    return _build_part111(self)
  }

  /// `Part112`, new each time, provided by `Part112` in App.swift.
  var part112: Part112 {
    if let make = _override(of: .part112) { return make(_handle) }
    return _build_part112(self)
  }

  /// `Part113`, new each time, provided by `Part113` in App.swift.
  var part113: Part113 {
    if let make = _override(of: .part113) { return make(_handle) }
    return _build_part113(self)
  }

  /// `Part114`, new each time, provided by `Part114` in App.swift.
  var part114: Part114 {
    if let make = _override(of: .part114) { return make(_handle) }
    return _build_part114(self)
  }

  /// `Part115`, new each time, provided by `Part115` in App.swift.
  var part115: Part115 {
    if let make = _override(of: .part115) { return make(_handle) }
    return _build_part115(self)
  }

  /// `Part116`, new each time, provided by `Part116` in App.swift.
  var part116: Part116 {
    if let make = _override(of: .part116) { return make(_handle) }
    return _build_part116(self)
  }

  /// `Part117`, new each time, provided by `Part117` in App.swift.
  var part117: Part117 {
    if let make = _override(of: .part117) { return make(_handle) }
    return _build_part117(self)
  }

  /// `Part118`, new each time, provided by `Part118` in App.swift.
  var part118: Part118 {
    if let make = _override(of: .part118) { return make(_handle) }
    return _build_part118(self)
  }

  /// `Part119`, new each time, provided by `Part119` in App.swift.
  var part119: Part119 {
    if let make = _override(of: .part119) { return make(_handle) }
    return _build_part119(self)
  }

  /// `Part12`, new each time, provided by `Part12` in App.swift.
  var part12: Part12 {
    if let make = _override(of: .part12) { return make(_handle) }
    return _build_part12(self)
  }

  /// `Part120`, new each time, provided by `Part120` in App.swift.
  var part120: Part120 {
    if let make = _override(of: .part120) { return make(_handle) }
    return _build_part120(self)
  }

  /// `Part13`, new each time, provided by `Part13` in App.swift.
  var part13: Part13 {
    if let make = _override(of: .part13) { return make(_handle) }
    return _build_part13(self)
  }

  /// `Part14`, new each time, provided by `Part14` in App.swift.
  var part14: Part14 {
    if let make = _override(of: .part14) { return make(_handle) }
    return _build_part14(self)
  }

  /// `Part15`, new each time, provided by `Part15` in App.swift.
  var part15: Part15 {
    if let make = _override(of: .part15) { return make(_handle) }
    return _build_part15(self)
  }

  /// `Part16`, new each time, provided by `Part16` in App.swift.
  var part16: Part16 {
    if let make = _override(of: .part16) { return make(_handle) }
    return _build_part16(self)
  }

  /// `Part17`, new each time, provided by `Part17` in App.swift.
  var part17: Part17 {
    if let make = _override(of: .part17) { return make(_handle) }
    return _build_part17(self)
  }

  /// `Part18`, new each time, provided by `Part18` in App.swift.
  var part18: Part18 {
    if let make = _override(of: .part18) { return make(_handle) }
    return _build_part18(self)
  }

  /// `Part19`, new each time, provided by `Part19` in App.swift.
  var part19: Part19 {
    if let make = _override(of: .part19) { return make(_handle) }
    return _build_part19(self)
  }

  /// `Part2`, new each time, provided by `Part2` in App.swift.
  var part2: Part2 {
    if let make = _override(of: .part2) { return make(_handle) }
    return _build_part2(self)
  }

  /// `Part20`, new each time, provided by `Part20` in App.swift.
  var part20: Part20 {
    if let make = _override(of: .part20) { return make(_handle) }
    return _build_part20(self)
  }

  /// `Part21`, new each time, provided by `Part21` in App.swift.
  var part21: Part21 {
    if let make = _override(of: .part21) { return make(_handle) }
    return _build_part21(self)
  }

  /// `Part22`, new each time, provided by `Part22` in App.swift.
  var part22: Part22 {
    if let make = _override(of: .part22) { return make(_handle) }
    return _build_part22(self)
  }

  /// `Part23`, new each time, provided by `Part23` in App.swift.
  var part23: Part23 {
    if let make = _override(of: .part23) { return make(_handle) }
    return _build_part23(self)
  }

  /// `Part24`, new each time, provided by `Part24` in App.swift.
  var part24: Part24 {
    if let make = _override(of: .part24) { return make(_handle) }
    return _build_part24(self)
  }

  /// `Part25`, new each time, provided by `Part25` in App.swift.
  var part25: Part25 {
    if let make = _override(of: .part25) { return make(_handle) }
    return _build_part25(self)
  }

  /// `Part26`, new each time, provided by `Part26` in App.swift.
  var part26: Part26 {
    if let make = _override(of: .part26) { return make(_handle) }
    return _build_part26(self)
  }

  /// `Part27`, new each time, provided by `Part27` in App.swift.
  var part27: Part27 {
    if let make = _override(of: .part27) { return make(_handle) }
    return _build_part27(self)
  }

  /// `Part28`, new each time, provided by `Part28` in App.swift.
  var part28: Part28 {
    if let make = _override(of: .part28) { return make(_handle) }
    return _build_part28(self)
  }

  /// `Part29`, new each time, provided by `Part29` in App.swift.
  var part29: Part29 {
    if let make = _override(of: .part29) { return make(_handle) }
    return _build_part29(self)
  }

  /// `Part3`, new each time, provided by `Part3` in App.swift.
  var part3: Part3 {
    if let make = _override(of: .part3) { return make(_handle) }
    return _build_part3(self)
  }

  /// `Part30`, new each time, provided by `Part30` in App.swift.
  var part30: Part30 {
    if let make = _override(of: .part30) { return make(_handle) }
    return _build_part30(self)
  }

  /// `Part31`, new each time, provided by `Part31` in App.swift.
  var part31: Part31 {
    if let make = _override(of: .part31) { return make(_handle) }
    return _build_part31(self)
  }

  /// `Part32`, new each time, provided by `Part32` in App.swift.
  var part32: Part32 {
    if let make = _override(of: .part32) { return make(_handle) }
    return _build_part32(self)
  }

  /// `Part33`, new each time, provided by `Part33` in App.swift.
  var part33: Part33 {
    if let make = _override(of: .part33) { return make(_handle) }
    return _build_part33(self)
  }

  /// `Part34`, new each time, provided by `Part34` in App.swift.
  var part34: Part34 {
    if let make = _override(of: .part34) { return make(_handle) }
    return _build_part34(self)
  }

  /// `Part35`, new each time, provided by `Part35` in App.swift.
  var part35: Part35 {
    if let make = _override(of: .part35) { return make(_handle) }
    return _build_part35(self)
  }

  /// `Part36`, new each time, provided by `Part36` in App.swift.
  var part36: Part36 {
    if let make = _override(of: .part36) { return make(_handle) }
    return _build_part36(self)
  }

  /// `Part37`, new each time, provided by `Part37` in App.swift.
  var part37: Part37 {
    if let make = _override(of: .part37) { return make(_handle) }
    return _build_part37(self)
  }

  /// `Part38`, new each time, provided by `Part38` in App.swift.
  var part38: Part38 {
    if let make = _override(of: .part38) { return make(_handle) }
    return _build_part38(self)
  }

  /// `Part39`, new each time, provided by `Part39` in App.swift.
  var part39: Part39 {
    if let make = _override(of: .part39) { return make(_handle) }
    return _build_part39(self)
  }

  /// `Part4`, new each time, provided by `Part4` in App.swift.
  var part4: Part4 {
    if let make = _override(of: .part4) { return make(_handle) }
    return _build_part4(self)
  }

  /// `Part40`, new each time, provided by `Part40` in App.swift.
  var part40: Part40 {
    if let make = _override(of: .part40) { return make(_handle) }
    return _build_part40(self)
  }

  /// `Part41`, new each time, provided by `Part41` in App.swift.
  var part41: Part41 {
    if let make = _override(of: .part41) { return make(_handle) }
    return _build_part41(self)
  }

  /// `Part42`, new each time, provided by `Part42` in App.swift.
  var part42: Part42 {
    if let make = _override(of: .part42) { return make(_handle) }
    return _build_part42(self)
  }

  /// `Part43`, new each time, provided by `Part43` in App.swift.
  var part43: Part43 {
    if let make = _override(of: .part43) { return make(_handle) }
    return _build_part43(self)
  }

  /// `Part44`, new each time, provided by `Part44` in App.swift.
  var part44: Part44 {
    if let make = _override(of: .part44) { return make(_handle) }
    return _build_part44(self)
  }

  /// `Part45`, new each time, provided by `Part45` in App.swift.
  var part45: Part45 {
    if let make = _override(of: .part45) { return make(_handle) }
    return _build_part45(self)
  }

  /// `Part46`, new each time, provided by `Part46` in App.swift.
  var part46: Part46 {
    if let make = _override(of: .part46) { return make(_handle) }
    return _build_part46(self)
  }

  /// `Part47`, new each time, provided by `Part47` in App.swift.
  var part47: Part47 {
    if let make = _override(of: .part47) { return make(_handle) }
    return _build_part47(self)
  }

  /// `Part48`, new each time, provided by `Part48` in App.swift.
  var part48: Part48 {
    if let make = _override(of: .part48) { return make(_handle) }
    return _build_part48(self)
  }

  /// `Part49`, new each time, provided by `Part49` in App.swift.
  var part49: Part49 {
    if let make = _override(of: .part49) { return make(_handle) }
    return _build_part49(self)
  }

  /// `Part5`, new each time, provided by `Part5` in App.swift.
  var part5: Part5 {
    if let make = _override(of: .part5) { return make(_handle) }
    return _build_part5(self)
  }

  /// `Part50`, new each time, provided by `Part50` in App.swift.
  var part50: Part50 {
    if let make = _override(of: .part50) { return make(_handle) }
    return _build_part50(self)
  }

  /// `Part51`, new each time, provided by `Part51` in App.swift.
  var part51: Part51 {
    if let make = _override(of: .part51) { return make(_handle) }
    return _build_part51(self)
  }

  /// `Part52`, new each time, provided by `Part52` in App.swift.
  var part52: Part52 {
    if let make = _override(of: .part52) { return make(_handle) }
    return _build_part52(self)
  }

  /// `Part53`, new each time, provided by `Part53` in App.swift.
  var part53: Part53 {
    if let make = _override(of: .part53) { return make(_handle) }
    return _build_part53(self)
  }

  /// `Part54`, new each time, provided by `Part54` in App.swift.
  var part54: Part54 {
    if let make = _override(of: .part54) { return make(_handle) }
    return _build_part54(self)
  }

  /// `Part55`, new each time, provided by `Part55` in App.swift.
  var part55: Part55 {
    if let make = _override(of: .part55) { return make(_handle) }
    return _build_part55(self)
  }

  /// `Part56`, new each time, provided by `Part56` in App.swift.
  var part56: Part56 {
    if let make = _override(of: .part56) { return make(_handle) }
    return _build_part56(self)
  }

  /// `Part57`, new each time, provided by `Part57` in App.swift.
  var part57: Part57 {
    if let make = _override(of: .part57) { return make(_handle) }
    return _build_part57(self)
  }

  /// `Part58`, new each time, provided by `Part58` in App.swift.
  var part58: Part58 {
    if let make = _override(of: .part58) { return make(_handle) }
    return _build_part58(self)
  }

  /// `Part59`, new each time, provided by `Part59` in App.swift.
  var part59: Part59 {
    if let make = _override(of: .part59) { return make(_handle) }
    return _build_part59(self)
  }

  /// `Part6`, new each time, provided by `Part6` in App.swift.
  var part6: Part6 {
    if let make = _override(of: .part6) { return make(_handle) }
    return _build_part6(self)
  }

  /// `Part60`, new each time, provided by `Part60` in App.swift.
  var part60: Part60 {
    if let make = _override(of: .part60) { return make(_handle) }
    return _build_part60(self)
  }

  /// `Part61`, new each time, provided by `Part61` in App.swift.
  var part61: Part61 {
    if let make = _override(of: .part61) { return make(_handle) }
    return _build_part61(self)
  }

  /// `Part62`, new each time, provided by `Part62` in App.swift.
  var part62: Part62 {
    if let make = _override(of: .part62) { return make(_handle) }
    return _build_part62(self)
  }

  /// `Part63`, new each time, provided by `Part63` in App.swift.
  var part63: Part63 {
    if let make = _override(of: .part63) { return make(_handle) }
    return _build_part63(self)
  }

  /// `Part64`, new each time, provided by `Part64` in App.swift.
  var part64: Part64 {
    if let make = _override(of: .part64) { return make(_handle) }
    return _build_part64(self)
  }

  /// `Part65`, new each time, provided by `Part65` in App.swift.
  var part65: Part65 {
    if let make = _override(of: .part65) { return make(_handle) }
    return _build_part65(self)
  }

  /// `Part66`, new each time, provided by `Part66` in App.swift.
  var part66: Part66 {
    if let make = _override(of: .part66) { return make(_handle) }
    return _build_part66(self)
  }

  /// `Part67`, new each time, provided by `Part67` in App.swift.
  var part67: Part67 {
    if let make = _override(of: .part67) { return make(_handle) }
    return _build_part67(self)
  }

  /// `Part68`, new each time, provided by `Part68` in App.swift.
  var part68: Part68 {
    if let make = _override(of: .part68) { return make(_handle) }
    return _build_part68(self)
  }

  /// `Part69`, new each time, provided by `Part69` in App.swift.
  var part69: Part69 {
    if let make = _override(of: .part69) { return make(_handle) }
    return _build_part69(self)
  }

  /// `Part7`, new each time, provided by `Part7` in App.swift.
  var part7: Part7 {
    if let make = _override(of: .part7) { return make(_handle) }
    return _build_part7(self)
  }

  /// `Part70`, new each time, provided by `Part70` in App.swift.
  var part70: Part70 {
    if let make = _override(of: .part70) { return make(_handle) }
    return _build_part70(self)
  }

  /// `Part71`, new each time, provided by `Part71` in App.swift.
  var part71: Part71 {
    if let make = _override(of: .part71) { return make(_handle) }
    return _build_part71(self)
  }

  /// `Part72`, new each time, provided by `Part72` in App.swift.
  var part72: Part72 {
    if let make = _override(of: .part72) { return make(_handle) }
    return _build_part72(self)
  }

  /// `Part73`, new each time, provided by `Part73` in App.swift.
  var part73: Part73 {
    if let make = _override(of: .part73) { return make(_handle) }
    return _build_part73(self)
  }

  /// `Part74`, new each time, provided by `Part74` in App.swift.
  var part74: Part74 {
    if let make = _override(of: .part74) { return make(_handle) }
    return _build_part74(self)
  }

  /// `Part75`, new each time, provided by `Part75` in App.swift.
  var part75: Part75 {
    if let make = _override(of: .part75) { return make(_handle) }
    return _build_part75(self)
  }

  /// `Part76`, new each time, provided by `Part76` in App.swift.
  var part76: Part76 {
    if let make = _override(of: .part76) { return make(_handle) }
    return _build_part76(self)
  }

  /// `Part77`, new each time, provided by `Part77` in App.swift.
  var part77: Part77 {
    if let make = _override(of: .part77) { return make(_handle) }
    return _build_part77(self)
  }

  /// `Part78`, new each time, provided by `Part78` in App.swift.
  var part78: Part78 {
    if let make = _override(of: .part78) { return make(_handle) }
    return _build_part78(self)
  }

  /// `Part79`, new each time, provided by `Part79` in App.swift.
  var part79: Part79 {
    if let make = _override(of: .part79) { return make(_handle) }
    return _build_part79(self)
  }

  /// `Part8`, new each time, provided by `Part8` in App.swift.
  var part8: Part8 {
    if let make = _override(of: .part8) { return make(_handle) }
    return _build_part8(self)
  }

  /// `Part80`, new each time, provided by `Part80` in App.swift.
  var part80: Part80 {
    if let make = _override(of: .part80) { return make(_handle) }
    return _build_part80(self)
  }

  /// `Part81`, new each time, provided by `Part81` in App.swift.
  var part81: Part81 {
    if let make = _override(of: .part81) { return make(_handle) }
    return _build_part81(self)
  }

  /// `Part82`, new each time, provided by `Part82` in App.swift.
  var part82: Part82 {
    if let make = _override(of: .part82) { return make(_handle) }
    return _build_part82(self)
  }

  /// `Part83`, new each time, provided by `Part83` in App.swift.
  var part83: Part83 {
    if let make = _override(of: .part83) { return make(_handle) }
    return _build_part83(self)
  }

  /// `Part84`, new each time, provided by `Part84` in App.swift.
  var part84: Part84 {
    if let make = _override(of: .part84) { return make(_handle) }
    return _build_part84(self)
  }

  /// `Part85`, new each time, provided by `Part85` in App.swift.
  var part85: Part85 {
    if let make = _override(of: .part85) { return make(_handle) }
    return _build_part85(self)
  }

  /// `Part86`, new each time, provided by `Part86` in App.swift.
  var part86: Part86 {
    if let make = _override(of: .part86) { return make(_handle) }
    return _build_part86(self)
  }

  /// `Part87`, new each time, provided by `Part87` in App.swift.
  var part87: Part87 {
    if let make = _override(of: .part87) { return make(_handle) }
    return _build_part87(self)
  }

  /// `Part88`, new each time, provided by `Part88` in App.swift.
  var part88: Part88 {
    if let make = _override(of: .part88) { return make(_handle) }
    return _build_part88(self)
  }

  /// `Part89`, new each time, provided by `Part89` in App.swift.
  var part89: Part89 {
    if let make = _override(of: .part89) { return make(_handle) }
    return _build_part89(self)
  }

  /// `Part9`, new each time, provided by `Part9` in App.swift.
  var part9: Part9 {
    if let make = _override(of: .part9) { return make(_handle) }
    return _build_part9(self)
  }

  /// `Part90`, new each time, provided by `Part90` in App.swift.
  var part90: Part90 {
    if let make = _override(of: .part90) { return make(_handle) }
    return _build_part90(self)
  }

  /// `Part91`, new each time, provided by `Part91` in App.swift.
  var part91: Part91 {
    if let make = _override(of: .part91) { return make(_handle) }
    return _build_part91(self)
  }

  /// `Part92`, new each time, provided by `Part92` in App.swift.
  var part92: Part92 {
    if let make = _override(of: .part92) { return make(_handle) }
    return _build_part92(self)
  }

  /// `Part93`, new each time, provided by `Part93` in App.swift.
  var part93: Part93 {
    if let make = _override(of: .part93) { return make(_handle) }
    return _build_part93(self)
  }

  /// `Part94`, new each time, provided by `Part94` in App.swift.
  var part94: Part94 {
    if let make = _override(of: .part94) { return make(_handle) }
    return _build_part94(self)
  }

  /// `Part95`, new each time, provided by `Part95` in App.swift.
  var part95: Part95 {
    if let make = _override(of: .part95) { return make(_handle) }
    return _build_part95(self)
  }

  /// `Part96`, new each time, provided by `Part96` in App.swift.
  var part96: Part96 {
    if let make = _override(of: .part96) { return make(_handle) }
    return _build_part96(self)
  }

  /// `Part97`, new each time, provided by `Part97` in App.swift.
  var part97: Part97 {
    if let make = _override(of: .part97) { return make(_handle) }
    return _build_part97(self)
  }

  /// `Part98`, new each time, provided by `Part98` in App.swift.
  var part98: Part98 {
    if let make = _override(of: .part98) { return make(_handle) }
    return _build_part98(self)
  }

  /// `Part99`, new each time, provided by `Part99` in App.swift.
  var part99: Part99 {
    if let make = _override(of: .part99) { return make(_handle) }
    return _build_part99(self)
  }
}

private let _App_plan = _Plan { plan in _apply_DIGenPlugin_to_App(&plan) }

private func _build_part1(_ c: Container) -> Part1 { Part1() }

private func _build_part10(_ c: Container) -> Part10 { Part10() }

private func _build_part100(_ c: Container) -> Part100 { Part100() }

private func _build_part101(_ c: Container) -> Part101 { Part101() }

private func _build_part102(_ c: Container) -> Part102 { Part102() }

private func _build_part103(_ c: Container) -> Part103 { Part103() }

private func _build_part104(_ c: Container) -> Part104 { Part104() }

private func _build_part105(_ c: Container) -> Part105 { Part105() }

private func _build_part106(_ c: Container) -> Part106 { Part106() }

private func _build_part107(_ c: Container) -> Part107 { Part107() }

private func _build_part108(_ c: Container) -> Part108 { Part108() }

private func _build_part109(_ c: Container) -> Part109 { Part109() }

private func _build_part11(_ c: Container) -> Part11 { Part11() }

private func _build_part110(_ c: Container) -> Part110 { Part110() }

private func _build_part111(_ c: Container) -> Part111 { Part111() }

private func _build_part112(_ c: Container) -> Part112 { Part112() }

private func _build_part113(_ c: Container) -> Part113 { Part113() }

private func _build_part114(_ c: Container) -> Part114 { Part114() }

private func _build_part115(_ c: Container) -> Part115 { Part115() }

private func _build_part116(_ c: Container) -> Part116 { Part116() }

private func _build_part117(_ c: Container) -> Part117 { Part117() }

private func _build_part118(_ c: Container) -> Part118 { Part118() }

private func _build_part119(_ c: Container) -> Part119 { Part119() }

private func _build_part12(_ c: Container) -> Part12 { Part12() }

private func _build_part120(_ c: Container) -> Part120 { Part120() }

private func _build_part13(_ c: Container) -> Part13 { Part13() }

private func _build_part14(_ c: Container) -> Part14 { Part14() }

private func _build_part15(_ c: Container) -> Part15 { Part15() }

private func _build_part16(_ c: Container) -> Part16 { Part16() }

private func _build_part17(_ c: Container) -> Part17 { Part17() }

private func _build_part18(_ c: Container) -> Part18 { Part18() }

private func _build_part19(_ c: Container) -> Part19 { Part19() }

private func _build_part2(_ c: Container) -> Part2 { Part2() }

private func _build_part20(_ c: Container) -> Part20 { Part20() }

private func _build_part21(_ c: Container) -> Part21 { Part21() }

private func _build_part22(_ c: Container) -> Part22 { Part22() }

private func _build_part23(_ c: Container) -> Part23 { Part23() }

private func _build_part24(_ c: Container) -> Part24 { Part24() }

private func _build_part25(_ c: Container) -> Part25 { Part25() }

private func _build_part26(_ c: Container) -> Part26 { Part26() }

private func _build_part27(_ c: Container) -> Part27 { Part27() }

private func _build_part28(_ c: Container) -> Part28 { Part28() }

private func _build_part29(_ c: Container) -> Part29 { Part29() }

private func _build_part3(_ c: Container) -> Part3 { Part3() }

private func _build_part30(_ c: Container) -> Part30 { Part30() }

private func _build_part31(_ c: Container) -> Part31 { Part31() }

private func _build_part32(_ c: Container) -> Part32 { Part32() }

private func _build_part33(_ c: Container) -> Part33 { Part33() }

private func _build_part34(_ c: Container) -> Part34 { Part34() }

private func _build_part35(_ c: Container) -> Part35 { Part35() }

private func _build_part36(_ c: Container) -> Part36 { Part36() }

private func _build_part37(_ c: Container) -> Part37 { Part37() }

private func _build_part38(_ c: Container) -> Part38 { Part38() }

private func _build_part39(_ c: Container) -> Part39 { Part39() }

private func _build_part4(_ c: Container) -> Part4 { Part4() }

private func _build_part40(_ c: Container) -> Part40 { Part40() }

private func _build_part41(_ c: Container) -> Part41 { Part41() }

private func _build_part42(_ c: Container) -> Part42 { Part42() }

private func _build_part43(_ c: Container) -> Part43 { Part43() }

private func _build_part44(_ c: Container) -> Part44 { Part44() }

private func _build_part45(_ c: Container) -> Part45 { Part45() }

private func _build_part46(_ c: Container) -> Part46 { Part46() }

private func _build_part47(_ c: Container) -> Part47 { Part47() }

private func _build_part48(_ c: Container) -> Part48 { Part48() }

private func _build_part49(_ c: Container) -> Part49 { Part49() }

private func _build_part5(_ c: Container) -> Part5 { Part5() }

private func _build_part50(_ c: Container) -> Part50 { Part50() }

private func _build_part51(_ c: Container) -> Part51 { Part51() }

private func _build_part52(_ c: Container) -> Part52 { Part52() }

private func _build_part53(_ c: Container) -> Part53 { Part53() }

private func _build_part54(_ c: Container) -> Part54 { Part54() }

private func _build_part55(_ c: Container) -> Part55 { Part55() }

private func _build_part56(_ c: Container) -> Part56 { Part56() }

private func _build_part57(_ c: Container) -> Part57 { Part57() }

private func _build_part58(_ c: Container) -> Part58 { Part58() }

private func _build_part59(_ c: Container) -> Part59 { Part59() }

private func _build_part6(_ c: Container) -> Part6 { Part6() }

private func _build_part60(_ c: Container) -> Part60 { Part60() }

private func _build_part61(_ c: Container) -> Part61 { Part61() }

private func _build_part62(_ c: Container) -> Part62 { Part62() }

private func _build_part63(_ c: Container) -> Part63 { Part63() }

private func _build_part64(_ c: Container) -> Part64 { Part64() }

private func _build_part65(_ c: Container) -> Part65 { Part65() }

private func _build_part66(_ c: Container) -> Part66 { Part66() }

private func _build_part67(_ c: Container) -> Part67 { Part67() }

private func _build_part68(_ c: Container) -> Part68 { Part68() }

private func _build_part69(_ c: Container) -> Part69 { Part69() }

private func _build_part7(_ c: Container) -> Part7 { Part7() }

private func _build_part70(_ c: Container) -> Part70 { Part70() }

private func _build_part71(_ c: Container) -> Part71 { Part71() }

private func _build_part72(_ c: Container) -> Part72 { Part72() }

private func _build_part73(_ c: Container) -> Part73 { Part73() }

private func _build_part74(_ c: Container) -> Part74 { Part74() }

private func _build_part75(_ c: Container) -> Part75 { Part75() }

private func _build_part76(_ c: Container) -> Part76 { Part76() }

private func _build_part77(_ c: Container) -> Part77 { Part77() }

private func _build_part78(_ c: Container) -> Part78 { Part78() }

private func _build_part79(_ c: Container) -> Part79 { Part79() }

private func _build_part8(_ c: Container) -> Part8 { Part8() }

private func _build_part80(_ c: Container) -> Part80 { Part80() }

private func _build_part81(_ c: Container) -> Part81 { Part81() }

private func _build_part82(_ c: Container) -> Part82 { Part82() }

private func _build_part83(_ c: Container) -> Part83 { Part83() }

private func _build_part84(_ c: Container) -> Part84 { Part84() }

private func _build_part85(_ c: Container) -> Part85 { Part85() }

private func _build_part86(_ c: Container) -> Part86 { Part86() }

private func _build_part87(_ c: Container) -> Part87 { Part87() }

private func _build_part88(_ c: Container) -> Part88 { Part88() }

private func _build_part89(_ c: Container) -> Part89 { Part89() }

private func _build_part9(_ c: Container) -> Part9 { Part9() }

private func _build_part90(_ c: Container) -> Part90 { Part90() }

private func _build_part91(_ c: Container) -> Part91 { Part91() }

private func _build_part92(_ c: Container) -> Part92 { Part92() }

private func _build_part93(_ c: Container) -> Part93 { Part93() }

private func _build_part94(_ c: Container) -> Part94 { Part94() }

private func _build_part95(_ c: Container) -> Part95 { Part95() }

private func _build_part96(_ c: Container) -> Part96 { Part96() }

private func _build_part97(_ c: Container) -> Part97 { Part97() }

private func _build_part98(_ c: Container) -> Part98 { Part98() }

private func _build_part99(_ c: Container) -> Part99 { Part99() }

private func `write in the first lines of one file: // @module(isolation: MainActor)`() {}
nonisolated private func _isIsolatedToNothing() { `write in the first lines of one file: // @module(isolation: MainActor)`() }

extension Key where Maker == @Sendable (Container) -> Part1 { static var part1: Self { _App_base.key(0, _build_part1, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part10 { static var part10: Self { _App_base.key(1, _build_part10, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part100 { static var part100: Self { _App_base.key(2, _build_part100, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part101 { static var part101: Self { _App_base.key(3, _build_part101, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part102 { static var part102: Self { _App_base.key(4, _build_part102, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part103 { static var part103: Self { _App_base.key(5, _build_part103, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part104 { static var part104: Self { _App_base.key(6, _build_part104, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part105 { static var part105: Self { _App_base.key(7, _build_part105, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part106 { static var part106: Self { _App_base.key(8, _build_part106, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part107 { static var part107: Self { _App_base.key(9, _build_part107, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part108 { static var part108: Self { _App_base.key(10, _build_part108, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part109 { static var part109: Self { _App_base.key(11, _build_part109, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part11 { static var part11: Self { _App_base.key(12, _build_part11, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part110 { static var part110: Self { _App_base.key(13, _build_part110, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part111 { static var part111: Self { _App_base.key(14, _build_part111, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part112 { static var part112: Self { _App_base.key(15, _build_part112, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part113 { static var part113: Self { _App_base.key(16, _build_part113, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part114 { static var part114: Self { _App_base.key(17, _build_part114, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part115 { static var part115: Self { _App_base.key(18, _build_part115, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part116 { static var part116: Self { _App_base.key(19, _build_part116, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part117 { static var part117: Self { _App_base.key(20, _build_part117, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part118 { static var part118: Self { _App_base.key(21, _build_part118, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part119 { static var part119: Self { _App_base.key(22, _build_part119, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part12 { static var part12: Self { _App_base.key(23, _build_part12, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part120 { static var part120: Self { _App_base.key(24, _build_part120, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part13 { static var part13: Self { _App_base.key(25, _build_part13, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part14 { static var part14: Self { _App_base.key(26, _build_part14, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part15 { static var part15: Self { _App_base.key(27, _build_part15, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part16 { static var part16: Self { _App_base.key(28, _build_part16, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part17 { static var part17: Self { _App_base.key(29, _build_part17, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part18 { static var part18: Self { _App_base.key(30, _build_part18, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part19 { static var part19: Self { _App_base.key(31, _build_part19, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part2 { static var part2: Self { _App_base.key(32, _build_part2, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part20 { static var part20: Self { _App_base.key(33, _build_part20, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part21 { static var part21: Self { _App_base.key(34, _build_part21, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part22 { static var part22: Self { _App_base.key(35, _build_part22, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part23 { static var part23: Self { _App_base.key(36, _build_part23, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part24 { static var part24: Self { _App_base.key(37, _build_part24, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part25 { static var part25: Self { _App_base.key(38, _build_part25, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part26 { static var part26: Self { _App_base.key(39, _build_part26, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part27 { static var part27: Self { _App_base.key(40, _build_part27, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part28 { static var part28: Self { _App_base.key(41, _build_part28, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part29 { static var part29: Self { _App_base.key(42, _build_part29, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part3 { static var part3: Self { _App_base.key(43, _build_part3, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part30 { static var part30: Self { _App_base.key(44, _build_part30, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part31 { static var part31: Self { _App_base.key(45, _build_part31, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part32 { static var part32: Self { _App_base.key(46, _build_part32, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part33 { static var part33: Self { _App_base.key(47, _build_part33, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part34 { static var part34: Self { _App_base.key(48, _build_part34, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part35 { static var part35: Self { _App_base.key(49, _build_part35, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part36 { static var part36: Self { _App_base.key(50, _build_part36, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part37 { static var part37: Self { _App_base.key(51, _build_part37, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part38 { static var part38: Self { _App_base.key(52, _build_part38, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part39 { static var part39: Self { _App_base.key(53, _build_part39, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part4 { static var part4: Self { _App_base.key(54, _build_part4, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part40 { static var part40: Self { _App_base.key(55, _build_part40, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part41 { static var part41: Self { _App_base.key(56, _build_part41, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part42 { static var part42: Self { _App_base.key(57, _build_part42, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part43 { static var part43: Self { _App_base.key(58, _build_part43, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part44 { static var part44: Self { _App_base.key(59, _build_part44, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part45 { static var part45: Self { _App_base.key(60, _build_part45, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part46 { static var part46: Self { _App_base.key(61, _build_part46, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part47 { static var part47: Self { _App_base.key(62, _build_part47, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part48 { static var part48: Self { _App_base.key(63, _build_part48, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part49 { static var part49: Self { _App_base.key(64, _build_part49, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part5 { static var part5: Self { _App_base.key(65, _build_part5, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part50 { static var part50: Self { _App_base.key(66, _build_part50, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part51 { static var part51: Self { _App_base.key(67, _build_part51, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part52 { static var part52: Self { _App_base.key(68, _build_part52, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part53 { static var part53: Self { _App_base.key(69, _build_part53, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part54 { static var part54: Self { _App_base.key(70, _build_part54, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part55 { static var part55: Self { _App_base.key(71, _build_part55, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part56 { static var part56: Self { _App_base.key(72, _build_part56, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part57 { static var part57: Self { _App_base.key(73, _build_part57, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part58 { static var part58: Self { _App_base.key(74, _build_part58, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part59 { static var part59: Self { _App_base.key(75, _build_part59, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part6 { static var part6: Self { _App_base.key(76, _build_part6, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part60 { static var part60: Self { _App_base.key(77, _build_part60, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part61 { static var part61: Self { _App_base.key(78, _build_part61, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part62 { static var part62: Self { _App_base.key(79, _build_part62, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part63 { static var part63: Self { _App_base.key(80, _build_part63, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part64 { static var part64: Self { _App_base.key(81, _build_part64, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part65 { static var part65: Self { _App_base.key(82, _build_part65, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part66 { static var part66: Self { _App_base.key(83, _build_part66, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part67 { static var part67: Self { _App_base.key(84, _build_part67, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part68 { static var part68: Self { _App_base.key(85, _build_part68, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part69 { static var part69: Self { _App_base.key(86, _build_part69, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part7 { static var part7: Self { _App_base.key(87, _build_part7, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part70 { static var part70: Self { _App_base.key(88, _build_part70, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part71 { static var part71: Self { _App_base.key(89, _build_part71, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part72 { static var part72: Self { _App_base.key(90, _build_part72, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part73 { static var part73: Self { _App_base.key(91, _build_part73, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part74 { static var part74: Self { _App_base.key(92, _build_part74, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part75 { static var part75: Self { _App_base.key(93, _build_part75, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part76 { static var part76: Self { _App_base.key(94, _build_part76, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part77 { static var part77: Self { _App_base.key(95, _build_part77, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part78 { static var part78: Self { _App_base.key(96, _build_part78, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part79 { static var part79: Self { _App_base.key(97, _build_part79, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part8 { static var part8: Self { _App_base.key(98, _build_part8, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part80 { static var part80: Self { _App_base.key(99, _build_part80, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part81 { static var part81: Self { _App_base.key(100, _build_part81, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part82 { static var part82: Self { _App_base.key(101, _build_part82, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part83 { static var part83: Self { _App_base.key(102, _build_part83, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part84 { static var part84: Self { _App_base.key(103, _build_part84, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part85 { static var part85: Self { _App_base.key(104, _build_part85, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part86 { static var part86: Self { _App_base.key(105, _build_part86, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part87 { static var part87: Self { _App_base.key(106, _build_part87, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part88 { static var part88: Self { _App_base.key(107, _build_part88, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part89 { static var part89: Self { _App_base.key(108, _build_part89, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part9 { static var part9: Self { _App_base.key(109, _build_part9, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part90 { static var part90: Self { _App_base.key(110, _build_part90, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part91 { static var part91: Self { _App_base.key(111, _build_part91, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part92 { static var part92: Self { _App_base.key(112, _build_part92, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part93 { static var part93: Self { _App_base.key(113, _build_part93, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part94 { static var part94: Self { _App_base.key(114, _build_part94, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part95 { static var part95: Self { _App_base.key(115, _build_part95, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part96 { static var part96: Self { _App_base.key(116, _build_part96, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part97 { static var part97: Self { _App_base.key(117, _build_part97, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part98 { static var part98: Self { _App_base.key(118, _build_part98, lifetime: .transient) } }
extension Key where Maker == @Sendable (Container) -> Part99 { static var part99: Self { _App_base.key(119, _build_part99, lifetime: .transient) } }

private let _App_needs: StaticString = """
  part1:
  part10:
  part100:
  part101:
  part102:
  part103:
  part104:
  part105:
  part106:
  part107:
  part108:
  part109:
  part11:
  part110:
  part111:
  part112:
  part113:
  part114:
  part115:
  part116:
  part117:
  part118:
  part119:
  part12:
  part120:
  part13:
  part14:
  part15:
  part16:
  part17:
  part18:
  part19:
  part2:
  part20:
  part21:
  part22:
  part23:
  part24:
  part25:
  part26:
  part27:
  part28:
  part29:
  part3:
  part30:
  part31:
  part32:
  part33:
  part34:
  part35:
  part36:
  part37:
  part38:
  part39:
  part4:
  part40:
  part41:
  part42:
  part43:
  part44:
  part45:
  part46:
  part47:
  part48:
  part49:
  part5:
  part50:
  part51:
  part52:
  part53:
  part54:
  part55:
  part56:
  part57:
  part58:
  part59:
  part6:
  part60:
  part61:
  part62:
  part63:
  part64:
  part65:
  part66:
  part67:
  part68:
  part69:
  part7:
  part70:
  part71:
  part72:
  part73:
  part74:
  part75:
  part76:
  part77:
  part78:
  part79:
  part8:
  part80:
  part81:
  part82:
  part83:
  part84:
  part85:
  part86:
  part87:
  part88:
  part89:
  part9:
  part90:
  part91:
  part92:
  part93:
  part94:
  part95:
  part96:
  part97:
  part98:
  part99:
  """

private func _App_dynamic(_ entries: inout _DynamicEntries) {
  _App_dynamic_0(&entries)
  _App_dynamic_1(&entries)
  _App_dynamic_2(&entries)
}

@inline(never)
private func _App_dynamic_0(_ entries: inout _DynamicEntries) {
  entries.add(.part1)
  entries.add(.part10)
  entries.add(.part100)
  entries.add(.part101)
  entries.add(.part102)
  entries.add(.part103)
  entries.add(.part104)
  entries.add(.part105)
  entries.add(.part106)
  entries.add(.part107)
  entries.add(.part108)
  entries.add(.part109)
  entries.add(.part11)
  entries.add(.part110)
  entries.add(.part111)
  entries.add(.part112)
  entries.add(.part113)
  entries.add(.part114)
  entries.add(.part115)
  entries.add(.part116)
  entries.add(.part117)
  entries.add(.part118)
  entries.add(.part119)
  entries.add(.part12)
  entries.add(.part120)
  entries.add(.part13)
  entries.add(.part14)
  entries.add(.part15)
  entries.add(.part16)
  entries.add(.part17)
  entries.add(.part18)
  entries.add(.part19)
  entries.add(.part2)
  entries.add(.part20)
  entries.add(.part21)
  entries.add(.part22)
  entries.add(.part23)
  entries.add(.part24)
  entries.add(.part25)
  entries.add(.part26)
  entries.add(.part27)
  entries.add(.part28)
  entries.add(.part29)
  entries.add(.part3)
  entries.add(.part30)
  entries.add(.part31)
  entries.add(.part32)
  entries.add(.part33)
  entries.add(.part34)
  entries.add(.part35)
}

@inline(never)
private func _App_dynamic_1(_ entries: inout _DynamicEntries) {
  entries.add(.part36)
  entries.add(.part37)
  entries.add(.part38)
  entries.add(.part39)
  entries.add(.part4)
  entries.add(.part40)
  entries.add(.part41)
  entries.add(.part42)
  entries.add(.part43)
  entries.add(.part44)
  entries.add(.part45)
  entries.add(.part46)
  entries.add(.part47)
  entries.add(.part48)
  entries.add(.part49)
  entries.add(.part5)
  entries.add(.part50)
  entries.add(.part51)
  entries.add(.part52)
  entries.add(.part53)
  entries.add(.part54)
  entries.add(.part55)
  entries.add(.part56)
  entries.add(.part57)
  entries.add(.part58)
  entries.add(.part59)
  entries.add(.part6)
  entries.add(.part60)
  entries.add(.part61)
  entries.add(.part62)
  entries.add(.part63)
  entries.add(.part64)
  entries.add(.part65)
  entries.add(.part66)
  entries.add(.part67)
  entries.add(.part68)
  entries.add(.part69)
  entries.add(.part7)
  entries.add(.part70)
  entries.add(.part71)
  entries.add(.part72)
  entries.add(.part73)
  entries.add(.part74)
  entries.add(.part75)
  entries.add(.part76)
  entries.add(.part77)
  entries.add(.part78)
  entries.add(.part79)
  entries.add(.part8)
  entries.add(.part80)
}

@inline(never)
private func _App_dynamic_2(_ entries: inout _DynamicEntries) {
  entries.add(.part81)
  entries.add(.part82)
  entries.add(.part83)
  entries.add(.part84)
  entries.add(.part85)
  entries.add(.part86)
  entries.add(.part87)
  entries.add(.part88)
  entries.add(.part89)
  entries.add(.part9)
  entries.add(.part90)
  entries.add(.part91)
  entries.add(.part92)
  entries.add(.part93)
  entries.add(.part94)
  entries.add(.part95)
  entries.add(.part96)
  entries.add(.part97)
  entries.add(.part98)
  entries.add(.part99)
}

private let _App_base = _SlotBase()
public func _apply_DIGenPlugin_to_App(_ plan: inout _Plan) {
  plan.tie("App", slots: 0, base: _App_base, needs: _App_needs, dynamic: _App_dynamic)
}
