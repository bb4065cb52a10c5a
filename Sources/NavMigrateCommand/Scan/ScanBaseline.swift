import LegacyScan
import NavSDK

/// The baseline of a scan, before and after.
struct ScanBaseline {
  let file: BaselineFile
  let before: Baseline
  let settings: ScanSettings
  /// What the Swift files of the scan are called in the record.
  private let scanned: Set<String>

  init(_ file: BaselineFile, before: Baseline, settings: ScanSettings, scanned: [DiskPath]) {
    self.file = file
    self.before = before
    self.settings = settings
    self.scanned = Set(scanned.map(file.name(of:)))
  }

  /// Recorded findings that this scan should have met and has not.
  func stale(met: Set<Fingerprint>) -> Set<Fingerprint> {
    before.fingerprints.filter { !met.contains($0) && isInScan($0) }
  }

  /// The record with what the scan has found; what it could not have found stays.
  func after(met: Set<Fingerprint>, found: Set<Fingerprint>) -> Baseline {
    Baseline(before.fingerprints.subtracting(stale(met: met)).union(found))
  }

  private func isInScan(_ fingerprint: Fingerprint) -> Bool {
    guard settings.isSelected(fingerprint.rule) else { return false }
    if scanned.contains(fingerprint.file) { return true }
    guard case .failure = FileStatus.of(file.location(of: fingerprint.file)) else { return false }
    return true
  }
}
