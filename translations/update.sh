#!/usr/bin/env bash
# Updates the translation files from the sources: adds new texts and removes texts that no longer exist. For each
# language code in the arguments, creates a translation file.
#
#     ./translations/update.sh [CODE...]
#
# LUPDATE: path of Qt's lupdate; TRANSLATIONS: the folder of the translation files.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
lupdate=${LUPDATE:-/usr/lib/qt6/bin/lupdate}
folder=${TRANSLATIONS:-translations}

update() { # FILE OPTION...
    local file=$1
    shift
    "$lupdate" app/cli app/common app/gui app/words -I . -locations none -no-obsolete -silent "$@" -ts "$file"
}

for file in "$folder"/lockstep_*.ts; do
    case $file in
    */lockstep_en.ts) update "$file" -pluralonly ;; # the sources are in English, so only plurals need forms
    *) update "$file" ;;
    esac
done
for code in "$@"; do
    update "$folder/lockstep_$code.ts" -target-language "$code"
done
