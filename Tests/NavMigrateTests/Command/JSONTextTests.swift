import Foundation
import Reporting
import Testing

@Suite struct JSONTextTests {
  @Test func membersKeepTheirOrderAndDeepOnesTheirLine() {
    let value = JSONText.object([
      ("b", .number(1)), ("a", .array([.object([("y", .null), ("x", .boolean(true))])])),
      ("c", .array([])),
    ])
    #expect(
      String(decoding: value.document(), as: UTF8.self) == """
        {
          "b": 1,
          "a": [
            {"y": null, "x": true}
          ],
          "c": []
        }

        """)
  }

  @Test func everyCharacterSurvives() throws {
    var text = String.UnicodeScalarView()
    for value in Array(0..<0x180) + [0x2028, 0x2029, 0xFEFF, 0xFFFD, 0x1F5FA] {
      if let scalar = Unicode.Scalar(UInt32(value)) { text.append(scalar) }
    }
    let document = JSONText.array([.string(String(text))]).document()
    let read = try JSONSerialization.jsonObject(with: Data(document)) as? [String]
    #expect(read?.first.map { Array($0.unicodeScalars) } == Array(text))
  }
}
