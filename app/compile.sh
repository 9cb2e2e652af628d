#!/bin/sh
# Compiles through ccache: compile.sh COMPILER ARGUMENTS... in the build folder, with the source tree in CCACHE_BASEDIR.
#
# What ccache serves must not depend on where a checkout lies. It makes most paths relative, but not those behind
# -Xclang, nor those in the sources that CMake puts together (Unity): that is done here. A precompiled header names the
# folder that it was made in, so it is made anew in each checkout. Sources that use one are told apart by the sum of its
# headers' texts, in a file beside it (PCH_EXTSUM): its bytes differ from checkout to checkout, and reading up to 400 MB
# for each source would take long.
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
