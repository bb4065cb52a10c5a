import LegacyScan
import Reporting
import SourceText

/// Remarks of the scan in the user's terms: with lines and columns.
struct ScanNoteText {
  let files: (String) -> SourceFile?

  /// `FILE:LINE:COLUMN: message`
  func line(_ note: ScanNote) -> String { "\(note.path):\(place(note)): \(note.message)" }

  /// A place that could not be read, as a file that could not be.
  func unreadable(_ note: ScanNote) -> ScanReport.Unreadable {
    ScanReport.Unreadable(file: note.path, reason: "\(place(note)): \(note.message)")
  }

  private func place(_ note: ScanNote) -> String {
    guard let file = files(note.path) else { return "1:1" }
    let place = LineTable(file.bytes).position(of: note.range.lowerBound)
    return "\(place.line):\(place.column)"
  }
}
