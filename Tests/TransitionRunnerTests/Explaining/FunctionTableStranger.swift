/// What two private classes of one name do.
protocol TableStranging: AnyObject {
    func tableStranger(of number: Int)
}

/// The one of this file.
func otherTableStranger() -> any TableStranging { TableStranger() }

private final class TableStranger: TableStranging {
    private var sum = 1
    @inline(never) func tableStranger(of number: Int) { sum *= number }
}
