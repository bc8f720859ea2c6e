/// A small transition to begin with, as tutorials teach it, with one bug: a gesture that is cancelled ends nothing.
enum ExampleTemplate {
    static let path = "Sources/App/RecipeTransition.swift"

    static let text = #"""
        import UIKit

        // An example to begin with, and to be replaced by transitions of yours. It has a bug: find it.

        /// The first screen: a button shows a recipe.
        final class RecipeListViewController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                let button = UIButton(type: .system)
                button.setTitle("Show recipe", for: .normal)
                button.frame = CGRect(x: 45, y: 300, width: 300, height: 60)
                button.addAction(UIAction { [weak self] _ in self?.showRecipe() }, for: .touchUpInside)
                view.addSubview(button)
            }

            private func showRecipe() {
                let recipe = RecipeViewController()
                recipe.modalPresentationStyle = .fullScreen
                recipe.transitioningDelegate = recipe
                present(recipe, animated: true)
            }
        }

        /// A recipe, which a drag downwards puts away.
        final class RecipeViewController: UIViewController {
            private let dismissal = DragDismissal()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .yellow
                dismissal.follow(fingersOn: self)
            }
        }

        extension RecipeViewController: UIViewControllerTransitioningDelegate {
            func animationController(
                forDismissed dismissed: UIViewController
            ) -> UIViewControllerAnimatedTransitioning? {
                DropAnimator()
            }

            func interactionControllerForDismissal(
                using animator: UIViewControllerAnimatedTransitioning
            ) -> UIViewControllerInteractiveTransitioning? {
                dismissal.isDragging ? dismissal : nil
            }
        }

        /// Asks for the dismissal as a drag begins, and has it follow the finger.
        final class DragDismissal: UIPercentDrivenInteractiveTransition {
            private(set) var isDragging = false
            private weak var controller: UIViewController?

            func follow(fingersOn controller: UIViewController) {
                self.controller = controller
                let drag = UIPanGestureRecognizer(
                    target: self, action: Selector("dragged(_:)", DragDismissal.dragged(_:)))
                controller.view.addGestureRecognizer(drag)
            }

            override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
                super.startInteractiveTransition(transitionContext)
                // The finger may be gone before the transition starts.
                if !isDragging { cancel() }
            }

            func dragged(_ drag: UIPanGestureRecognizer) {
                let progress = max(0, min(drag.translation(in: nil).y / 500, 0.99))
                switch drag.state {
                case .began:
                    isDragging = true
                    controller?.dismiss(animated: true)
                case .changed:
                    update(progress)
                case .ended:
                    isDragging = false
                    if progress > 0.3 { finish() } else { cancel() }
                default:
                    break
                }
            }
        }

        /// Moves the recipe down and out of the screen.
        final class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

            func animateTransition(using context: UIViewControllerContextTransitioning) {
                guard let recipe = context.view(forKey: .from), let list = context.view(forKey: .to) else {
                    return context.completeTransition(false)
                }
                context.containerView.insertSubview(list, belowSubview: recipe)
                UIView.animate(
                    withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear,
                    animations: { recipe.frame.origin.y += recipe.frame.height },
                    completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
            }
        }

        """#
}
