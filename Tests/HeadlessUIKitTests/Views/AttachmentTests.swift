import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct AttachmentTests {
    private final class Value: NSObject {
        let onEnd: () -> Void

        init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
        deinit { onEnd() }
    }

    @Test("an associated object lives as long as its holder, unless it is only assigned")
    func associations() {
        var ends = 0
        var (key, other): (UInt8, UInt8) = (0, 0)
        var view: UIView? = UIView()
        if let view {
            objc_setAssociatedObject(view, &key, Value { ends += 1 }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #expect(objc_getAssociatedObject(view, &key) is Value)
            #expect(objc_getAssociatedObject(view, &other) == nil)
            objc_setAssociatedObject(view, &other, Value { ends += 10 }, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(view, &other) == nil)
            objc_setAssociatedObject(view, &key, Value { ends += 100 }, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(ends == 11)
        view = nil
        #expect(ends == 111)
    }

    @Test("a scroll view's offset can be watched, until the observation is let go")
    func observation() {
        AnimationStage.run { _ in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            var seen: [CGFloat] = []
            var watch: NSKeyValueObservation? = scroll.observe(\.contentOffset, options: [.old, .new]) { _, change in
                seen.append((change.newValue?.y ?? -1) - (change.oldValue?.y ?? -1))
            }
            scroll.contentOffset.y = 30
            scroll.contentSize = CGSize(width: 100, height: 500)
            scroll.contentOffset.y = 70
            #expect(seen == [30, 40])
            watch?.invalidate()
            watch = nil
            scroll.contentOffset.y = 90
            #expect(seen.count == 2)
        }
    }
}
