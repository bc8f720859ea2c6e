extension WorkflowTemplates {
    /// Searches all scenes for a night, and goes on where the night before has ended.
    static func night(_ surroundings: Surroundings) -> String {
        """
        # Searches every scene for five hours, guided by the coverage of your code, and goes on where the last night
        # has ended.
        name: Transition checks, night

        on:
          schedule:
            - cron: "17 0 * * *"
          workflow_dispatch:

        permissions:
          actions: read
          contents: read
          security-events: write

        concurrency:
          group: transition-checks-night

        jobs:
          transitions:
            runs-on: ubuntu-latest
            container: \(image)
            # The service ends a job after six hours. The search is ended before that, so that the steps after it come.
            timeout-minutes: 360
            env:
        \(environment(surroundings))\
            steps:
        \(checkout(surroundings))\
        \(corpusRestored)\
              - name: Search
                timeout-minutes: 335
                run: >-
                  swift run -c release --package-path "$PACKAGE" checks overnight --budget 5h --jobs 2
                  --results results --findings .transition-check/fuzz
                  --baseline "$PACKAGE/\(TestTemplate.baselinePath)"
        \(resultsKept)
        """
    }

    /// The inputs of nights before: out of the cache, or else of the newest artifact.
    private static let corpusRestored = """
              - name: Inputs of the nights before
                id: cache
                uses: actions/cache/restore@v4
                with:
                  path: .transition-check/fuzz
                  key: transition-checks-fuzz-${{ github.run_id }}-${{ github.run_attempt }}
                  restore-keys: transition-checks-fuzz-
              # A cache that nobody has used for a week is gone.
              - name: Where else they are
                id: newest
                if: steps.cache.outputs.cache-matched-key == ''
                uses: actions/github-script@v7
                with:
                  script: |
                    const found = await github.rest.actions.listArtifactsForRepo({
                      ...context.repo, name: 'transition-checks-fuzz', per_page: 100 })
                    // A fork's pull request may leave artifacts here too.
                    const own = run => run.head_repository_id === run.repository_id
                    const artifacts = found.data.artifacts
                      .filter(artifact => !artifact.expired && own(artifact.workflow_run))
                      .sort((first, second) => second.created_at.localeCompare(first.created_at))
                    if (artifacts.length > 0) core.setOutput('run', artifacts[0].workflow_run.id)
              - name: Inputs out of the newest artifact
                if: steps.newest.outputs.run
                continue-on-error: true
                uses: actions/download-artifact@v4
                with:
                  name: transition-checks-fuzz
                  path: .transition-check/fuzz
                  run-id: ${{ steps.newest.outputs.run }}
                  github-token: ${{ github.token }}

        """

    /// What becomes of the results, whether something was found or not.
    private static let resultsKept = """
              - name: Keep the inputs
                if: always()
                uses: actions/cache/save@v4
                with:
                  path: .transition-check/fuzz
                  key: transition-checks-fuzz-${{ github.run_id }}-${{ github.run_attempt }}
              - name: Keep the inputs and what was found
                if: always()
                uses: actions/upload-artifact@v4
                with:
                  name: transition-checks-fuzz
                  path: .transition-check/fuzz
                  include-hidden-files: true
                  overwrite: true
                  if-no-files-found: ignore
              - name: Keep the results
                if: always()
                uses: actions/upload-artifact@v4
                with:
                  name: transition-checks-results
                  path: results
                  overwrite: true
                  if-no-files-found: ignore
              - name: Summary
                if: always()
                run: if [ -e results/summary.md ]; then cat results/summary.md >>"$GITHUB_STEP_SUMMARY"; fi
              - name: Remarks at lines of code
                if: always() && hashFiles('results/results.sarif') != ''
                # Private repositories may have no code scanning.
                continue-on-error: true
                uses: github/codeql-action/upload-sarif@v4
                with:
                  sarif_file: results/results.sarif
                  category: transition-checks

        """
}
