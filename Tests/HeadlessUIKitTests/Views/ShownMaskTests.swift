import Testing
import TransitionCore

@testable import HeadlessUIKit

/// What a layer's mask lets through, for each way of making one.
@MainActor
@Suite
struct ShownMaskTests {
    /// The mask of a view of 100 × 100 points, once `make` has put one on.
    private func shown(_ make: (UIView) -> Void) throws -> ShownMask {
        var mask: ShownMask?
        AnimationStage.run { stage in
            stage.view.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            make(stage.view)
            mask = stage.view.layer.shownMask
        }
        return try #require(mask)
    }

    private let part = CGRect(x: 10, y: 20, width: 30, height: 40)

    @Test("a plain layer lets through what its background paints, where it is")
    func plain() throws {
        func plain(_ colour: UIColor?) throws -> ShownMask {
            try shown { view in
                let mask = CALayer()
                mask.frame = part
                mask.backgroundColor = colour?.cgColor
                view.layer.mask = mask
            }
        }
        #expect(try plain(nil).opacity == 0)
        #expect(try plain(.black).opacity == 1)
        #expect(try plain(UIColor(white: 0, alpha: 0.5)).opacity == 0.5)
        #expect(try plain(.black).frame == part)
    }

    @Test("content, layers below and classes of their own count as opaque")
    func content() throws {
        let gradient = CAGradientLayer()
        let parent = CALayer()
        parent.addSublayer(CALayer())
        for mask in [gradient, parent] {
            mask.frame = part
            #expect(try shown { $0.layer.mask = mask }.opacity == 1)
        }
        #expect(try shown { $0.mask = UILabel(frame: part) }.opacity == 1)
        #expect(try shown { $0.mask = UIView(frame: part) }.opacity == 0)
    }

    @Test("a shape lets through what is around its path, filled or drawn, and by its background all of itself")
    func shape() throws {
        func shape(_ paint: (CAShapeLayer) -> Void) throws -> ShownMask {
            try shown { view in
                let mask = CAShapeLayer()
                mask.path = UIBezierPath(rect: part).cgPath
                paint(mask)
                view.layer.mask = mask
            }
        }
        #expect(try shape { _ in }.frame == part)
        #expect(try shape { _ in }.opacity == 1)
        #expect(try shape { $0.fillColor = nil }.opacity == 0)
        #expect(
            try shape {
                $0.fillColor = nil
                $0.strokeColor = UIColor.black.cgColor
            }.opacity == 1)
        let whole = try shape {
            $0.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            $0.position = CGPoint(x: 50, y: 50)
            $0.backgroundColor = UIColor.black.cgColor
        }
        #expect(whole.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test("the mask's own opacity counts, and one that is hidden lets nothing through")
    func opacity() throws {
        func shown(_ change: (UIView) -> Void) throws -> Double {
            try self.shown { view in
                let mask = UIView(frame: part)
                mask.backgroundColor = .black
                change(mask)
                view.mask = mask
            }.opacity
        }
        #expect(try shown { $0.alpha = 0.25 } == 0.25)
        #expect(try shown { $0.isHidden = true } == 0)
    }

    @Test("a snapshot has the mask where it stands in the window")
    func inWindow() throws {
        let root = UIViewController()
        let app = HeadlessApp(root: root)
        app.perform { _ in
            let inner = UIView(frame: CGRect(x: 100, y: 200, width: 80, height: 80))
            let mask = UIView(frame: part)
            mask.backgroundColor = .black
            inner.mask = mask
            root.view.addSubview(inner)
            root.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
        }
        app.advanceToRest()
        let snapshot = try #require(app.trace.snapshots.last { $0.reason == .rest })
        #expect(snapshot.masks.map(\.frame) == [Rectangle(x: 110, y: 220, width: 30, height: 40)])
    }

    @Test("an animated mask is where it is shown, not where it ends")
    func animated() {
        AnimationStage.run { stage in
            let mask = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            mask.backgroundColor = .black
            stage.view.mask = mask
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mask.frame.size.height = 0 }
            stage.turn(frames: 30)
            let height = stage.view.layer.shownMask?.frame.height ?? 0
            #expect(height > 40 && height < 60)
        }
    }
}
