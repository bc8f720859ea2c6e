/// Lets the user choose a picture. It shows a button that cancels, and chooses nothing by itself.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable {
        case photoLibrary, camera, savedPhotosAlbum
    }

    /// What the delegate is told of a picture.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// Held.
    @Held open var sourceType = SourceType.photoLibrary
    /// Held.
    @Held open var mediaTypes = ["public.image"]
    /// Held.
    @Held open var allowsEditing = false
    private let page = UIViewController()

    /// Everything but a camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }

    public init() {
        super.init(nibName: nil, bundle: nil)
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        viewControllers = [page]
    }

    public required init?(coder: NSCoder) { nil }

    /// The delegate has to dismiss the picker; one that does not answer has it dismissed.
    private func cancel() {
        guard let listener = delegate as? any UIImagePickerControllerDelegate else { return dismiss(animated: true) }
        listener.imagePickerControllerDidCancel(self)
    }
}

/// Hears of the picture, or of a cancel: of either the delegate dismisses the picker.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Nothing chooses a picture in the model: a test calls it.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// The button that cancels was tapped.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
