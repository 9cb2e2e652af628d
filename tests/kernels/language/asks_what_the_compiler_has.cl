// Libraries query what a compiler supports, and use a fallback if it has no query.
#ifndef __has_builtin
#define __has_builtin(x) 0
#endif
#if defined(__has_feature) && !__has_feature(no_such_feature)
#define FEATURE 1
#endif
#if __has_builtin(__builtin_assume)
#define GIVEN(x) __builtin_assume(x)
#else
#define GIVEN(x)
#endif
#if __has_builtin(__builtin_expect)
#define LIKELY(x) __builtin_expect(!!(x), 1)
#else
#define LIKELY(x) (x)
#endif
#ifdef __has_attribute
#if __has_attribute(always_inline)
#define INLINE inline __attribute__((always_inline))
#endif
#endif
#if __has_include("no_such_file.h")
#include "no_such_file.h"
#endif
INLINE int twice(int x) { return 2 * x; }
__kernel void k(__global const int* a, __global int* o) {
    const int g = get_global_id(0);
    GIVEN(g >= 0);
    if (LIKELY(g < 60)) o[g] = twice(a[g]) + FEATURE + __LINE__;
}
