#if (A0 || B0) && (A1 || B1) && (A2 || B2) && (A3 || B3) && (A4 || B4) && (A5 || B5) && (A6 || B6) && (A7 || B7) && (A8 || B8) && (A9 || B9) && (A10 || B10) && (A11 || B11) && (A12 || B12) && (A13 || B13) && (A14 || B14) && (A15 || B15) && (A16 || B16) && (A17 || B17) && (A18 || B18) && (A19 || B19)
// @provide
struct Log {}
#endif

#if !(!A0 && !B0 || NEVER0) && !(!A1 && !B1 || NEVER1) && !(!A2 && !B2 || NEVER2) && !(!A3 && !B3 || NEVER3) && !(!A4 && !B4 || NEVER4) && !(!A5 && !B5 || NEVER5) && !(!A6 && !B6 || NEVER6) && !(!A7 && !B7 || NEVER7) && !(!A8 && !B8 || NEVER8) && !(!A9 && !B9 || NEVER9) && !(!A10 && !B10 || NEVER10) && !(!A11 && !B11 || NEVER11) && !(!A12 && !B12 || NEVER12) && !(!A13 && !B13 || NEVER13) && !(!A14 && !B14 || NEVER14) && !(!A15 && !B15 || NEVER15) && !(!A16 && !B16 || NEVER16) && !(!A17 && !B17 || NEVER17) && !(!A18 && !B18 || NEVER18) && !(!A19 && !B19 || NEVER19)
// @provide
struct Server {
  let log: Log
}
#endif

#if (A19 || B19) && (A18 || B18) && (A17 || B17) && (A16 || B16) && (A15 || B15) && (A14 || B14) && (A13 || B13) && (A12 || B12) && (A11 || B11) && (A10 || B10) && (A9 || B9) && (A8 || B8) && (A7 || B7) && (A6 || B6) && (A5 || B5) && (A4 || B4) && (A3 || B3) && (A2 || B2) && (A1 || B1) && (A0 || B0) && os(Linux)
// @provide
struct Fine {
  let log: Log
}
#endif
