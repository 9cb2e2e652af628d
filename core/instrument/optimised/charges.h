#pragma once

#include "core/instrument/optimised/assembly.h"
#include "core/site/program.h"

namespace lockstep::optimised {

// Compiled code is walked block by block. Arithmetic is charged to the next instruction that belongs to a
// site, just as SiteInfo::operations is for the source:
//
//     mul.wide, add            waits
//     ld.global  line 23:20    2 charged to the site at 23:20
//     fma, add, setp           wait
//     bra        line 22:9     3 charged to the loop's test
//
// Arithmetic before a loop is charged after the loop. A loop's test before its first iteration does not count
// as an iteration. Uncharged arithmetic at the end of a block passes to each successor; where several paths
// meet, the largest amount counts. A site with several copies in the code (in a function that was inlined
// into its callers) is charged the mean.

/// What the compiled code shows about the program's sites. Empty if the two do not match: no access was found
/// again.
[[nodiscard]] Optimised fitted(const Assembly& code, const Program& program);

} // namespace lockstep::optimised
