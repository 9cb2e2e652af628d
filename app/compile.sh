#!/bin/sh
# Compiles through ccache: compile.sh COMPILER ARGUMENTS... A precompiled header has up to 400 MB, which ccache would read
# anew for each source that uses it. It is told a sum beside it instead, which is written where the header is made.
ccache "$@" || exit
before=
for argument in "$@"; do
    case $before in
    -o)
        case $argument in
        *.gch | *.pch) md5sum <"$argument" >"$argument.sum" ;;
        esac
        ;;
    esac
    before=$argument
done
