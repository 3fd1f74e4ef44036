import DIRuntime

// More than one function of the generated file lists.

// @provide
struct Part1 { let number = 1 }

// @provide
struct Part2 { let number = 2 }

// @provide
struct Part3 { let number = 3 }

// @provide
struct Part4 { let number = 4 }

// @provide
struct Part5 { let number = 5 }

// @provide
struct Part6 { let number = 6 }

// @provide
struct Part7 { let number = 7 }

// @provide
struct Part8 { let number = 8 }

// @provide
struct Part9 { let number = 9 }

// @provide
struct Part10 { let number = 10 }

// @provide
struct Part11 { let number = 11 }

// @provide
struct Part12 { let number = 12 }

// @provide
struct Part13 { let number = 13 }

// @provide
struct Part14 { let number = 14 }

// @provide
struct Part15 { let number = 15 }

// @provide
struct Part16 { let number = 16 }

// @provide
struct Part17 { let number = 17 }

// @provide
struct Part18 { let number = 18 }

// @provide
struct Part19 { let number = 19 }

// @provide
struct Part20 { let number = 20 }

// @provide
struct Part21 { let number = 21 }

// @provide
struct Part22 { let number = 22 }

// @provide
struct Part23 { let number = 23 }

// @provide
struct Part24 { let number = 24 }

// @provide
struct Part25 { let number = 25 }

// @provide
struct Part26 { let number = 26 }

// @provide
struct Part27 { let number = 27 }

// @provide
struct Part28 { let number = 28 }

// @provide
struct Part29 { let number = 29 }

// @provide
struct Part30 { let number = 30 }

// @provide
struct Part31 { let number = 31 }

// @provide
struct Part32 { let number = 32 }

// @provide
struct Part33 { let number = 33 }

// @provide
struct Part34 { let number = 34 }

// @provide
struct Part35 { let number = 35 }

// @provide
struct Part36 { let number = 36 }

// @provide
struct Part37 { let number = 37 }

// @provide
struct Part38 { let number = 38 }

// @provide
struct Part39 { let number = 39 }

// @provide
struct Part40 { let number = 40 }

// @provide
struct Part41 { let number = 41 }

// @provide
struct Part42 { let number = 42 }

// @provide
struct Part43 { let number = 43 }

// @provide
struct Part44 { let number = 44 }

// @provide
struct Part45 { let number = 45 }

// @provide
struct Part46 { let number = 46 }

// @provide
struct Part47 { let number = 47 }

// @provide
struct Part48 { let number = 48 }

// @provide
struct Part49 { let number = 49 }

// @provide
struct Part50 { let number = 50 }

// @provide
struct Part51 { let number = 51 }

// @provide
struct Part52 { let number = 52 }

// @provide
struct Part53 { let number = 53 }

// @provide
struct Part54 { let number = 54 }

// @provide
struct Part55 { let number = 55 }

// @provide
struct Part56 { let number = 56 }

// @provide
struct Part57 { let number = 57 }

// @provide
struct Part58 { let number = 58 }

// @provide
struct Part59 { let number = 59 }

// @provide
struct Part60 { let number = 60 }

// @provide
struct Part61 { let number = 61 }

// @provide
struct Part62 { let number = 62 }

// @provide
struct Part63 { let number = 63 }

// @provide
struct Part64 { let number = 64 }

// @provide
struct Part65 { let number = 65 }

// @provide
struct Part66 { let number = 66 }

// @provide
struct Part67 { let number = 67 }

// @provide
struct Part68 { let number = 68 }

// @provide
struct Part69 { let number = 69 }

// @provide
struct Part70 { let number = 70 }

// @provide
struct Part71 { let number = 71 }

// @provide
struct Part72 { let number = 72 }

// @provide
struct Part73 { let number = 73 }

// @provide
struct Part74 { let number = 74 }

// @provide
struct Part75 { let number = 75 }

// @provide
struct Part76 { let number = 76 }

// @provide
struct Part77 { let number = 77 }

// @provide
struct Part78 { let number = 78 }

// @provide
struct Part79 { let number = 79 }

// @provide
struct Part80 { let number = 80 }

// @provide
struct Part81 { let number = 81 }

// @provide
struct Part82 { let number = 82 }

// @provide
struct Part83 { let number = 83 }

// @provide
struct Part84 { let number = 84 }

// @provide
struct Part85 { let number = 85 }

// @provide
struct Part86 { let number = 86 }

// @provide
struct Part87 { let number = 87 }

// @provide
struct Part88 { let number = 88 }

// @provide
struct Part89 { let number = 89 }

// @provide
struct Part90 { let number = 90 }

// @provide
struct Part91 { let number = 91 }

// @provide
struct Part92 { let number = 92 }

// @provide
struct Part93 { let number = 93 }

// @provide
struct Part94 { let number = 94 }

// @provide
struct Part95 { let number = 95 }

// @provide
struct Part96 { let number = 96 }

// @provide
struct Part97 { let number = 97 }

// @provide
struct Part98 { let number = 98 }

// @provide
struct Part99 { let number = 99 }

// @provide
struct Part100 { let number = 100 }

// @provide
struct Part101 { let number = 101 }

// @provide
struct Part102 { let number = 102 }

// @provide
struct Part103 { let number = 103 }

// @provide
struct Part104 { let number = 104 }

// @provide
struct Part105 { let number = 105 }

// @provide
struct Part106 { let number = 106 }

// @provide
struct Part107 { let number = 107 }

// @provide
struct Part108 { let number = 108 }

// @provide
struct Part109 { let number = 109 }

// @provide
struct Part110 { let number = 110 }

// @provide
struct Part111 { let number = 111 }

// @provide
struct Part112 { let number = 112 }

// @provide
struct Part113 { let number = 113 }

// @provide
struct Part114 { let number = 114 }

// @provide
struct Part115 { let number = 115 }

// @provide
struct Part116 { let number = 116 }

// @provide
struct Part117 { let number = 117 }

// @provide
struct Part118 { let number = 118 }

// @provide
struct Part119 { let number = 119 }

// @provide
struct Part120 { let number = 120 }
