#!/bin/sh
# Compiles through ccache: compile.sh COMPILER ARGUMENTS... in the build folder, with the source tree in
# CCACHE_BASEDIR.
#
# Cached objects must not depend on the path of a checkout. ccache makes most paths relative, but not those after
# -Xclang, and not those in the sources that CMake generates for unity builds. This script does that. A precompiled
# header contains the path of its folder, so each checkout builds its own. ccache distinguishes sources that use a
# precompiled header by a checksum of the text of its headers, in a file next to it (PCH_EXTSUM). The bytes of the
# precompiled header itself cannot be used, because they differ between checkouts, and reading up to 400 MB for each
# source would take long.
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
