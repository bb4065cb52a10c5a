/// Notifications of the keyboard, which the model never posts.
extension UIResponder {
  public static let keyboardWillShowNotification = Notification.Name("keyboardWillShow")
  public static let keyboardDidShowNotification = Notification.Name("keyboardDidShow")
  public static let keyboardWillHideNotification = Notification.Name("keyboardWillHide")
  public static let keyboardDidHideNotification = Notification.Name("keyboardDidHide")
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "keyboardWillChangeFrame")
  public static let keyboardFrameBeginUserInfoKey = "keyboardFrameBegin"
  public static let keyboardFrameEndUserInfoKey = "keyboardFrameEnd"
  public static let keyboardAnimationDurationUserInfoKey = "keyboardAnimationDuration"
  public static let keyboardAnimationCurveUserInfoKey = "keyboardAnimationCurve"
}
