import TransitionRunner

/// The scenes that the toolkit ships: its demonstration, its regression net and its benchmark.
public enum SampleScenes {
    /// Every sample scene, in the order of their names.
    public static let all: [TransitionScene] = [
        .contactsModal, .contactsModalFirstStage, .contactsModalRepaired, .contactsModalSheet,
        .contactsModalSheetRepaired,
        .contactsZoom, .contactsZoomFirstStage, .contactsZoomRepaired,
        .dimmedSheet, .dimmedSheetRepaired,
        .interactivePush, .interactivePushRepaired,
        .notes, .notesRepaired,
        .pinchPhoto, .pinchPhotoRepaired,
        .slide, .slideFirstStage, .slideRepaired, .slideSheet, .slideSheetRepaired,
        .tabSlide, .tabSlideRepaired,
    ]
}
