#!/usr/bin/env bash
# Builds the fuzz targets for OSS-Fuzz and ClusterFuzzLite, which run it in a container.
#
# Takes what they set: OUT, the folder for executables; SANITIZER, address or none. SRC, the folder of checkouts, may be
# left out in a checkout. Each sample is a target, a copy of one executable; so are the parsers.
set -euo pipefail
[ -z "${SRC:-}" ] || cd "$SRC/transition-check"
[ -n "${OUT:-}" ] || { echo "ci/oss-fuzz/build.sh: OUT has to name the folder for the executables" >&2; exit 64; }

source ci/fuzz-flags
scratch=.build-fuzz
case ${SANITIZER:-address} in
address)
    # Asked for once only, one of the two is left out at random.
    fuzz_flags+=(--sanitize=address -Xswiftc -sanitize=fuzzer,address)
    scratch=.build-fuzz-address
    ;;
none) ;;
*) echo "ci/oss-fuzz/build.sh: there is no build with SANITIZER=$SANITIZER, only address and none" >&2; exit 64 ;;
esac

mkdir -p "$OUT"
for target in SamplesFuzz ParsersFuzz; do
    swift build --scratch-path "$scratch" --product "$target" --static-swift-stdlib "${fuzz_flags[@]}"
done
cp "$scratch/release/ParsersFuzz" "$OUT/"
for scene in contacts-modal contacts-zoom dimmed-sheet interactive-push pinch-photo slide tab-slide; do
    cp "$scratch/release/SamplesFuzz" "$OUT/SamplesFuzz-$scene"
done

# What does not run is worth nothing, and services tell of it days later. 77 is a failure that was found.
for target in "$OUT"/ParsersFuzz "$OUT"/SamplesFuzz-*; do
    status=0
    "$target" -- -runs=10 -seed=1 -artifact_prefix="${TMPDIR:-/tmp}/" >/dev/null 2>&1 || status=$?
    case $status in 0 | 77) ;; *) echo "ci/oss-fuzz/build.sh: $target ends with $status" >&2; exit 1 ;; esac
done
