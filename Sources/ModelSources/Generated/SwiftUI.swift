// swift-format-ignore-file
// Made from the sources it holds; CONTRIBUTING.md says how.

extension ModelSources {
  static let modelSwiftUI: [ModelSourceFile] = [
ModelSourceFile("Modifiers.swift", #"""
public enum Edge: Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

public struct Font: Sendable {
  public static let headline = Font()
  public static let caption = Font()
  public static let body = Font()
}

public struct Animation: Sendable {
  public static let `default` = Animation()
  public static func easeInOut(duration: Double) -> Animation { Animation() }
}

@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension View {
  public func padding(_ insets: EdgeInsets) -> some View { EmptyView() }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    EmptyView()
  }
  public func padding(_ length: CGFloat) -> some View { EmptyView() }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    EmptyView()
  }
  public func safeAreaInset(
    edge: VerticalAlignment, @ViewBuilder content: () -> some View
  ) -> some View { EmptyView() }
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { EmptyView() }
  public func frame(
    maxWidth: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { EmptyView() }
  public func background(_ color: Color) -> some View { EmptyView() }
  public func background(@ViewBuilder content: () -> some View) -> some View { EmptyView() }
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View { EmptyView() }
  public func foregroundStyle(_ color: Color) -> some View { EmptyView() }
  public func font(_ font: Font?) -> some View { EmptyView() }
  public func opacity(_ value: Double) -> some View { EmptyView() }
  public func cornerRadius(_ radius: CGFloat) -> some View { EmptyView() }
  public func ignoresSafeArea() -> some View { EmptyView() }
  public func accessibilityLabel(_ label: String) -> some View { EmptyView() }
  public func onAppear(perform action: @escaping @MainActor () -> Void) -> some View { EmptyView() }
  public func onDisappear(perform action: @escaping @MainActor () -> Void) -> some View {
    EmptyView()
  }
  public func onTapGesture(perform action: @escaping @MainActor () -> Void) -> some View {
    EmptyView()
  }
  public func onChange<V: Equatable>(
    of value: V, _ action: @escaping @MainActor (V, V) -> Void
  ) -> some View { EmptyView() }
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> some View where P.Failure == Never { EmptyView() }
  public func task(_ action: @escaping @MainActor () async -> Void) -> some View { EmptyView() }
  public func sheet(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View
  ) -> some View { EmptyView() }
  public func environmentObject(_ object: some ObservableObject) -> some View { EmptyView() }
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { EmptyView() }
  public func modifier(_ modifier: some ViewModifier) -> some View { EmptyView() }
}

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = AnyView
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

"""#),
ModelSourceFile("Representable.swift", #"""
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public var coordinator: Representable.Coordinator { fatalError("never run") }
  public var environment: EnvironmentValues { fatalError("never run") }
}

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public var body: Never { fatalError("never run") }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public var coordinator: Representable.Coordinator { fatalError("never run") }
}

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public var body: Never { fatalError("never run") }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { fatalError("never run") }
}

"""#),
ModelSourceFile("State.swift", #"""
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public var wrappedValue: Value {
    get { fatalError("never run") }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> { fatalError("never run") }
}

@propertyWrapper public struct State<Value> {
  public var wrappedValue: Value {
    get { fatalError("never run") }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError("never run") }
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
}

@dynamicMemberLookup public struct ObjectBindings<Object: ObservableObject> {
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Member>
  ) -> Binding<Member> { fatalError("never run") }
}

@propertyWrapper @MainActor @preconcurrency
public struct ObservedObject<Object: ObservableObject> {
  public var wrappedValue: Object
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public var projectedValue: ObjectBindings<Object> { fatalError("never run") }
}

@propertyWrapper @MainActor @preconcurrency
public struct StateObject<Object: ObservableObject> {
  public var wrappedValue: Object { fatalError("never run") }
  public init(wrappedValue: @autoclosure @escaping () -> Object) {}
  public var projectedValue: ObjectBindings<Object> { fatalError("never run") }
}

@propertyWrapper @MainActor @preconcurrency
public struct EnvironmentObject<Object: ObservableObject> {
  public var wrappedValue: Object { fatalError("never run") }
  public init() {}
  public var projectedValue: ObjectBindings<Object> { fatalError("never run") }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
  public var colorScheme: ColorScheme { .light }
}
public enum ColorScheme: Sendable { case light, dark }

@propertyWrapper public struct Environment<Value> {
  public var wrappedValue: Value { fatalError("never run") }
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
}

"""#),
ModelSourceFile("View.swift", #"""
@_exported import Combine
@_exported import UIKit

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("never run") }
}

/// A view without a body of its own.
public protocol PrimitiveView: View where Body == Never {}
extension PrimitiveView {
  public var body: Never { fatalError("never run") }
}

public struct EmptyView: PrimitiveView {
  public init() {}
}
public struct TupleView<each Content: View>: PrimitiveView {}
public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
  case first(First)
  case second(Second)
}
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("never run") }
}
extension Optional: PrimitiveView where Wrapped: View {}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> { TupleView() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }
}

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  init()
}

extension App {
  public static func main() {}
}

@MainActor @preconcurrency
public protocol Scene {}

@resultBuilder public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct AnyView: PrimitiveView {
  public init(_ view: some View) {}
}

"""#),
ModelSourceFile("Views.swift", #"""
public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom }
public enum Alignment: Sendable {
  case center, leading, trailing, top, bottom
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

public struct Text: PrimitiveView {
  public init(_ content: some StringProtocol) {}
}
public struct Image: PrimitiveView {
  public init(systemName: String) {}
}
public struct Spacer: PrimitiveView {
  public init() {}
}
public struct Divider: PrimitiveView {
  public init() {}
}
public struct Color: PrimitiveView, Sendable {
  public static let clear = Color()
  public static let red = Color()
  public static let green = Color()
  public static let blue = Color()
  public static let white = Color()
  public static let black = Color()
  public func opacity(_ value: Double) -> Color { self }
}

public struct VStack<Content: View>: PrimitiveView {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct HStack<Content: View>: PrimitiveView {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct ZStack<Content: View>: PrimitiveView {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public struct Group<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}
extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
public struct List<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct NavigationStack<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct GeometryProxy {
  public var size: CGSize { .zero }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
public struct GeometryReader<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

public struct Button<Label: View>: PrimitiveView {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}
extension Button where Label == Text {
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {}
}
public struct Toggle<Label: View>: PrimitiveView {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}
extension Toggle where Label == Text {
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {}
}
public struct Slider: PrimitiveView {
  public init(value: Binding<Double>, in range: ClosedRange<Double>) {}
}

"""#),
  ]
}
