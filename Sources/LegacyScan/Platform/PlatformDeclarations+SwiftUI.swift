extension PlatformDeclarations {
  static let declarativeInterface: String = #"""
    import UIKit

    protocol View {
      associatedtype Body
      func padding(_ length: CGFloat) -> some View
      func onReceive<P>(_ publisher: P, perform action: (P.Output) -> Void) -> some View
      func onChange<V>(of value: V, initial: Bool = false, _ action: (V, V) -> Void) -> some View
      func onChange<V>(of value: V, initial: Bool = false, _ action: () -> Void) -> some View
      func onChange<V>(of value: V, perform action: (V) -> Void) -> some View
      func onPreferenceChange<K>(_ key: K.Type, perform action: (K.Value) -> Void) -> some View
      func sheet<Item, Content>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, content: (Item) -> Content
      ) -> some View
      func fullScreenCover<Item, Content>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, content: (Item) -> Content
      ) -> some View
      func popover<Item, Content>(item: Binding<Item?>, content: (Item) -> Content) -> some View
      func transformEnvironment<V>(
        _ path: WritableKeyPath<EnvironmentValues, V>, transform: (inout V) -> Void) -> some View
      func environmentObject<T>(_ object: T) -> some View
      func tag<V>(_ tag: V) -> some View
    }
    protocol ViewModifier { associatedtype Body }
    protocol App {}
    protocol Scene {}
    struct Animation {}
    struct EdgeInsets {
      var top: CGFloat
      var leading: CGFloat
      var bottom: CGFloat
      var trailing: CGFloat
    }
    struct GeometryProxy { var size: CGSize; var safeAreaInsets: EdgeInsets }
    struct EnvironmentValues {}
    protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
    protocol PreferenceKey { associatedtype Value; static var defaultValue: Value { get } }

    protocol UIViewRepresentable: View {
      associatedtype UIViewType: UIView
      associatedtype Coordinator
      typealias Context = UIViewRepresentableContext<Self>
      func makeUIView(context: Context) -> UIViewType
      func updateUIView(_ uiView: UIViewType, context: Context)
      static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
      func makeCoordinator() -> Coordinator
    }
    struct UIViewRepresentableContext<Representable> {
      var coordinator: Representable.Coordinator
      var environment: EnvironmentValues
    }
    protocol UIViewControllerRepresentable: View {
      associatedtype UIViewControllerType: UIViewController
      associatedtype Coordinator
      typealias Context = UIViewControllerRepresentableContext<Self>
      func makeUIViewController(context: Context) -> UIViewControllerType
      func updateUIViewController(_ controller: UIViewControllerType, context: Context)
      static func dismantleUIViewController(_ controller: UIViewControllerType, coordinator: Coordinator)
      func makeCoordinator() -> Coordinator
    }
    struct UIViewControllerRepresentableContext<Representable> {
      var coordinator: Representable.Coordinator
      var environment: EnvironmentValues
    }

    @propertyWrapper struct State<Value> {
      init(wrappedValue: Value)
      init(initialValue: Value)
      var wrappedValue: Value
      var projectedValue: Binding<Value>
    }
    @propertyWrapper @dynamicMemberLookup struct Binding<Value> {
      init(get: () -> Value, set: (Value) -> Void)
      static func constant(_ value: Value) -> Binding<Value>
      var wrappedValue: Value
      var projectedValue: Binding<Value>
      subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject>
    }
    @propertyWrapper @dynamicMemberLookup struct Bindable<Value> {
      init(wrappedValue: Value)
      var wrappedValue: Value
      var projectedValue: Bindable<Value>
      subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject>
    }
    @dynamicMemberLookup struct ObservedProjection<ObjectType> {
      subscript<Subject>(dynamicMember path: WritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    }
    @propertyWrapper struct StateObject<ObjectType> {
      init(wrappedValue: ObjectType)
      var wrappedValue: ObjectType
      var projectedValue: ObservedProjection<ObjectType>
    }
    @propertyWrapper struct ObservedObject<ObjectType> {
      init(wrappedValue: ObjectType)
      var wrappedValue: ObjectType
      var projectedValue: ObservedProjection<ObjectType>
    }
    @propertyWrapper struct EnvironmentObject<ObjectType> {
      var wrappedValue: ObjectType
      var projectedValue: ObservedProjection<ObjectType>
    }
    @propertyWrapper struct Environment<Value> {
      init(_ path: KeyPath<EnvironmentValues, Value>)
      init(_ type: Value.Type)
      var wrappedValue: Value
    }
    @propertyWrapper struct AppStorage<Value> { var wrappedValue: Value; var projectedValue: Binding<Value> }
    @propertyWrapper struct SceneStorage<Value> { var wrappedValue: Value; var projectedValue: Binding<Value> }
    @propertyWrapper struct FocusState<Value> { var wrappedValue: Value }
    @propertyWrapper struct GestureState<Value> { init(wrappedValue: Value); var wrappedValue: Value }
    @propertyWrapper struct ScaledMetric<Value> { init(wrappedValue: Value); var wrappedValue: Value }
    @propertyWrapper struct UIApplicationDelegateAdaptor<DelegateType> {
      init(_ type: DelegateType.Type)
      var wrappedValue: DelegateType
    }
    struct Text: View {}
    struct Image: View {}
    struct Color: View {}
    struct Spacer: View {}
    struct Divider: View {}
    struct EmptyView: View {}
    struct Rectangle: View {}
    struct Circle: View {}
    struct Capsule: View {}
    struct RoundedRectangle: View {}
    struct VStack<Content>: View {}
    struct HStack<Content>: View {}
    struct ZStack<Content>: View {}
    struct Group<Content>: View {}
    struct ForEach<Data, ID, Content>: View {
      init(_ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content)
      init(_ data: Data, content: (Data.Element) -> Content)
      init<C>(_ data: Binding<C>, content: (Binding<C.Element>) -> Content) where Data == C
      init<C>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, content: (Binding<C.Element>) -> Content) where Data == C
    }
    struct List<SelectionValue, Content>: View {
      init(content: () -> Content)
      init<Data, RowContent>(_ data: Data, rowContent: (Data.Element) -> RowContent)
      init<Data, ID, RowContent>(_ data: Data, id: KeyPath<Data.Element, ID>, rowContent: (Data.Element) -> RowContent)
    }
    struct Form<Content>: View {}
    struct ScrollView<Content>: View {}
    struct Button<Label>: View {}
    struct Toggle<Label>: View {}
    struct GeometryReader<Content>: View { init(content: (GeometryProxy) -> Content) }
    """#

  static let reactive: String = #"""
    class AnyCancellable {}
    protocol Cancellable {}
    protocol ObservableObject: AnyObject {}
    protocol Publisher<Output, Failure> {
      associatedtype Output
      associatedtype Failure
      func sink(receiveValue: (Output) -> Void) -> AnyCancellable
      func sink(receiveCompletion: (Subscribers.Completion<Failure>) -> Void, receiveValue: (Output) -> Void) -> AnyCancellable
      func assign<Root>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable
      func map<T>(_ transform: (Output) -> T) -> AnyPublisher<T, Failure>
      func map<T>(_ path: KeyPath<Output, T>) -> AnyPublisher<T, Failure>
      func tryMap<T>(_ transform: (Output) -> T) -> AnyPublisher<T, Failure>
      func compactMap<T>(_ transform: (Output) -> T?) -> AnyPublisher<T, Failure>
      func flatMap<P>(_ transform: (Output) -> P) -> AnyPublisher<P.Output, Failure>
      func filter(_ isIncluded: (Output) -> Bool) -> AnyPublisher<Output, Failure>
      func removeDuplicates() -> AnyPublisher<Output, Failure>
      func removeDuplicates(by predicate: (Output, Output) -> Bool) -> AnyPublisher<Output, Failure>
      func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure>
      func prefix(_ count: Int) -> AnyPublisher<Output, Failure>
      func first() -> AnyPublisher<Output, Failure>
      func receive(on scheduler: Any) -> AnyPublisher<Output, Failure>
      func subscribe(on scheduler: Any) -> AnyPublisher<Output, Failure>
      func debounce(for interval: Any, scheduler: Any) -> AnyPublisher<Output, Failure>
      func throttle(for interval: Any, scheduler: Any, latest: Bool) -> AnyPublisher<Output, Failure>
      func delay(for interval: Any, scheduler: Any) -> AnyPublisher<Output, Failure>
      func handleEvents(receiveOutput: ((Output) -> Void)? = nil) -> AnyPublisher<Output, Failure>
      func replaceNil(with value: Output) -> AnyPublisher<Output, Failure>
      func replaceError(with value: Output) -> AnyPublisher<Output, Never>
      func combineLatest<P>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
      func merge<P>(with other: P) -> AnyPublisher<Output, Failure>
      func zip<P>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
      func withLatestFrom<P>(_ other: P) -> AnyPublisher<P.Output, Failure>
      func share() -> AnyPublisher<Output, Failure>
      func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>
    }
    enum Subscribers { enum Completion<Failure> { case finished, failure(Failure) } }
    struct AnyPublisher<Output, Failure>: Publisher {}
    struct Just<Output>: Publisher { init(_ output: Output); typealias Failure = Never }
    class Future<Output, Failure>: Publisher {}
    class PassthroughSubject<Output, Failure>: Publisher { func send(_ value: Output) }
    class CurrentValueSubject<Output, Failure>: Publisher {
      init(_ value: Output)
      var value: Output
      func send(_ value: Output)
    }
    @propertyWrapper struct Published<Value> {
      init(wrappedValue: Value)
      init(initialValue: Value)
      var wrappedValue: Value
      var projectedValue: AnyPublisher<Value, Never>
    }
    class NSKeyValueObservation: NSObject {}
    struct NSKeyValueObservedChange<Value> { var newValue: Value?; var oldValue: Value? }
    """#
}
