#!/usr/bin/env bash
# Brings the translations up to date with the texts of the sources: new texts come in, those that are gone go.
# With codes of languages it begins their files.
#
#     ./translations/update.sh [CODE...]
#
# LUPDATE: Qt's lupdate; TRANSLATIONS: the folder of the files.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
lupdate=${LUPDATE:-/usr/lib/qt6/bin/lupdate}
folder=${TRANSLATIONS:-translations}

update() { # FILE OPTION...
    local file=$1
    shift
    "$lupdate" app/gui app/words -I . -locations none -no-obsolete -silent "$@" -ts "$file"
}

for file in "$folder"/lockstep_*.ts; do
    case $file in
    */lockstep_en.ts) update "$file" -pluralonly ;; # the sources are English: only plurals need a form
    *) update "$file" ;;
    esac
done
for code in "$@"; do
    update "$folder/lockstep_$code.ts" -target-language "$code"
done
