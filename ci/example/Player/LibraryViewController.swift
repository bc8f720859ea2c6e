import UIKit

/// The songs, with the bar of what is playing at the lower edge.
final class LibraryViewController: UIViewController {
    private let songs = UILabel()
    let bar = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        songs.text = "Songs"
        songs.frame = CGRect(x: 20, y: 80, width: 350, height: 40)
        view.addSubview(songs)
        bar.setTitle("Now playing", for: .normal)
        bar.backgroundColor = .lightGray
        bar.frame = CGRect(x: 0, y: 740, width: 390, height: 64)
        bar.addAction(UIAction { [weak self] _ in self?.showPlayer() }, for: .touchUpInside)
        view.addSubview(bar)
    }

    private func showPlayer() {
        let player = PlayerViewController()
        player.modalPresentationStyle = .overFullScreen
        player.transition = PlayerTransition(from: bar, to: player)
        player.transitioningDelegate = player.transition
        present(player, animated: true)
    }
}
