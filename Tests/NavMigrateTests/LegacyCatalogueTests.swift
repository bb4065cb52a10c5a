import NavSDK
import Testing

@Suite struct LegacyCatalogueTests {
  @Test func everyElementStandsOnceInTheOrderOfTheIDs() {
    #expect(LegacyCatalogue.elements.map(\.id) == LegacyElement.ID.allCases)
  }

  @Test func fifteenElementsMakeFourteenRules() {
    #expect(LegacyCatalogue.elements.count == 15)
    #expect(Set(LegacyCatalogue.elements.map(\.rule)).count == 14)
  }

  @Test func noTwoElementsShareASwiftName() {
    let names = LegacyCatalogue.elements.flatMap(\.swiftNames)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: LegacyCatalogue.elements)
  func anElementIsWhole(_ element: LegacyElement) {
    #expect(element.declaration.contains(element.swiftNames[0]))
    #expect(element.example.before.contains(element.swiftNames[0]))
    #expect(element.example.after.contains(element.replacement.name))
    #expect(!element.example.after.contains(".settings."))
    #expect(!element.objectiveC.spellings.isEmpty)
    #expect(!element.references.isEmpty)
    #expect(!element.lookAlikes.isEmpty)
    #expect(!element.callbacks.isEmpty)
    for clause in [element.summary, element.safetyReason] {
      #expect(clause.first?.isLowercase == true && !clause.hasSuffix("."))
    }
    for text in [element.behavior, element.replacementText] { #expect(text.hasSuffix(".")) }
  }
}
