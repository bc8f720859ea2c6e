import Testing

@testable import HeadlessUIKit

@Suite("Where a layer is seen and what it hides")
@MainActor
struct LayerLookTests {
    @Test("is read from animations as a copy of all that is shown has it", arguments: [false, true])
    func animated(hasDepth: Bool) {
        AnimationStage.run { stage in
            let (view, layer) = (stage.view, stage.view.layer)
            view.backgroundColor = .white
            UIView.animate(withDuration: 1) {
                view.alpha = 0.2
                view.center = CGPoint(x: 300, y: 40)
                view.bounds.size = CGSize(width: 70, height: 30)
                view.backgroundColor = .clear
                layer.anchorPoint = CGPoint(x: 0.1, y: 0.9)
                layer.cornerRadius = 12
                if hasDepth {
                    view.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
                } else {
                    view.transform = CGAffineTransform(scaleX: 2, y: 3)
                }
            }
            stage.turn(frames: 30)
            #expect(Set(layer.animations.map(\.key)).count == 7)
            #expect(layer.shownLook == LayerLook(layer.shownLayer().values))
            #expect(layer.shownLook != LayerLook(layer.values))
        }
    }

    @Test("is the whole rectangle only of an opaque layer that is not turned, in depth either, and not round")
    func whole() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(!view.layer.shownLook.fillsItsFrame)
        view.backgroundColor = .white
        #expect(view.layer.shownLook.fillsItsFrame)
        view.layer.cornerRadius = 20
        #expect(!view.layer.shownLook.fillsItsFrame)
        view.layer.cornerRadius = 4
        view.transform = CGAffineTransform(rotationAngle: 1)
        #expect(!view.layer.shownLook.fillsItsFrame)
        view.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
        #expect(!view.layer.shownLook.fillsItsFrame)
    }
}
