extension UIView.KeyframeAnimationOptions {
    /// The mode of bits 10…13.
    var keyframeMode: KeyframeMode {
        switch (rawValue >> 10) & 0xF {
        case 1: .discrete
        case 2: .paced
        case 3: .cubic
        case 4: .cubicPaced
        default: .linear
        }
    }
}
