/// One input of the coverage-guided fuzzer: a damaged file.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let broken = ScanFuzzCase(bytes).broken()
  precondition(broken.isEmpty, "\(broken)")
  return 0
}
