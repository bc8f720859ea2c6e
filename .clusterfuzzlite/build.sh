#!/usr/bin/env bash
# What ClusterFuzzLite calls in its container.
exec "$SRC/transition-check/ci/oss-fuzz/build.sh"
