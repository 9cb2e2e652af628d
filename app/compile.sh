#!/bin/sh
# Compiles through ccache: compile.sh COMPILER ARGUMENTS... in the build folder, with the source tree in CCACHE_BASEDIR.
#
# Cache hits must not depend on the path of the checkout. ccache makes most paths relative, but neither those after
# -Xclang nor those in the unity sources that CMake generates, so this script does. A precompiled header contains the
# path of the folder in which it was made, so each checkout builds its own. Sources that use a precompiled header are
# distinguished by a checksum of the text of its headers, stored in a file next to it (PCH_EXTSUM): its bytes differ
# between checkouts, and reading up to 400 MB for each source would take long.
made=
notes=
before=
for argument; do
    shift
    case $before in
    -o) made=$argument ;;
    -MF) notes=$argument ;;
    esac
    before=$argument
    case $argument in
    "$PWD"/*) argument=${argument#"$PWD"/} ;;
    esac
    case $argument in
    */Unity/unity_*.cxx)
        sed "s|\"$CCACHE_BASEDIR/|\"|" "$argument" >"${argument%.cxx}.relative.cxx"
        argument=${argument%.cxx}.relative.cxx
        ;;
    esac
    set -- "$@" "$argument"
done

case $made in
*.gch | *.pch)
    "$@" || exit
    sed -e 's/^[^:]*: //' -e 's/ *\\$//' "$notes" | xargs cat | sed "s|$CCACHE_BASEDIR||g" | md5sum >"$made.sum"
    ;;
*) exec ccache "$@" ;;
esac
