/// What was measured of other libraries, as recorded: 50 seeds each, two shared cores, Debian 12.
enum RecordedFigures {
    /// Hypothesis 6.155 and Exhaust, in the order of the five challenges.
    static let transitions: [(String, String)] = [
        ("26/50, 245, 420", "50/50, 36, 0.7"),
        ("40/50, 302, 465", "50/50, 142, 2.2"),
        ("16/50, 879, 2160", "0/50, 115, 1.3"),
        ("19/50, 916, 4147", "50/50 in six forms, 141, 1.7"),
        ("17/50, 787, 1824", "24/50, 82, 1.2"),
    ]

    /// Hypothesis, and the best of the others.
    static let upstream: [String: (String, String)] = [
        "bound5": ("50/50, 126", ""),
        "bound5, lists ≤ 10": ("39/50, 252", "Exhaust 50/50, 491"),
        "large union list": ("50/50, 184", "Exhaust 50/50, 69"),
        "reverse": ("50/50, 11", "Exhaust 50/50, 9"),
        "calculator": ("50/50, 61", ""),
        "length list": ("50/50, 89", "Exhaust 0/50"),
        "difference zero": ("50/50, 28", ""),
        "difference small": ("50/50, 40", ""),
        "difference one": ("50/50, 37", "found in 3,340 runs; Exhaust with boundary pairs 135"),
        "binary heap": ("33/50, 129", "Hegel 99 %, 5,837"),
        "coupling": ("14/50, 39", "jqwik 100 %, 140"),
        "deletion": ("50/50, 10", ""),
        "distinct": ("50/50, 36", "Exhaust 50/50, 21"),
        "nested lists": ("50/50, 29", "Exhaust 50/50, 20"),
    ]
}
