extension WorkflowTemplates {
    /// Replays the saved scripts and searches each scene for a short time; a failure that is in no baseline fails it.
    static func pullRequest(_ surroundings: Surroundings) -> String {
        """
        # Replays the scripts in Regressions, and searches 1,000 scripts of every scene, the same ones each time.
        # What Known.baseline lists fails nothing: only what is new does.
        name: Transition checks

        on:
          pull_request:
          workflow_dispatch:

        permissions:
          contents: read

        concurrency:
          group: transition-checks-${{ github.ref }}
          cancel-in-progress: true

        jobs:
          transitions:
            runs-on: ubuntu-latest
            container: \(image)
            timeout-minutes: 60
            env:
        \(environment(surroundings))\
            steps:
        \(checkout(surroundings))\
              - name: Replay and search
                run: TRANSITION_PAGES="$PWD/pages" swift test --package-path "$PACKAGE"
              # To be put into the folder Regressions of the branch.
              - name: Keep the scripts of what failed
                if: failure()
                uses: actions/upload-artifact@v4
                with:
                  name: failing-scripts
                  path: ${{ env.PACKAGE }}/\(TestTemplate.folder)/Regressions/*.transition
                  if-no-files-found: ignore
              # To be looked at in a browser.
              - name: Keep the pages of what failed
                if: failure()
                uses: actions/upload-artifact@v4
                with:
                  name: failing-pages
                  path: pages
                  if-no-files-found: ignore

        """
    }
}
