#!/usr/bin/env bash
# Builds Lockstep and opens it on the interleaved reduction. Without a display, prints the figures and renders pictures
# to files instead.
#
#     ./app/run.sh [--no-install]
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
. app/packages.sh

install=yes
for argument in "$@"; do
    case $argument in
    --no-install) install=no ;;
    *)
        echo "usage: ./app/run.sh [--no-install]" >&2
        exit 2
        ;;
    esac
done

ensure_packages "$install"
if [ ! -f build/release/build.ninja ]; then
    cmake --preset release
fi
cmake --build --preset release --target lockstep lockstep-cli lockstep-worker lockstep-instrument lockstep-record

bin=build/release/bin
what=reduction/interleaved
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$bin/lockstep" "$what"
fi

out=build/interleaved
mkdir -p "$out"
echo "No display: running $what here and painting it to files."
"$bin/lockstep-cli" run "$what" --save "$out/interleaved.lks" | tee "$out/figures.txt"
"$bin/lockstep-cli" run "$out/interleaved.lks" --json >"$out/figures.json"
for view in lanes banks; do
    QT_QPA_PLATFORM=offscreen "$bin/lockstep" render "$out/interleaved.lks" --view "$view" -o "$out/$view.png"
done
cat <<END

figures    $out/figures.txt  $out/figures.json
pictures   $out/lanes.png  $out/banks.png
recording  $out/interleaved.lks    (opens with: $bin/lockstep $out/interleaved.lks)
END
