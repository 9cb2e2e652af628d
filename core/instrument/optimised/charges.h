#pragma once

#include "core/instrument/optimised/assembly.h"
#include "core/site/program.h"

namespace lockstep::optimised {

// Determines the operations per site from compiled code. The code is traversed block by block, and arithmetic
// is charged to the next instruction that belongs to a site, as for SiteInfo::operations in the source:
//
//     mul.wide, add            waits
//     ld.global  line 23:20    2 charged to the site at 23:20
//     fma, add, setp           wait
//     bra        line 22:9     3 charged to the loop's test
//
// Arithmetic before a loop is charged after the loop. The loop test that the compiler inserts before the
// first iteration does not count as an iteration. Arithmetic that is not charged at the end of a block is
// passed to each successor block; a block with several predecessors receives the largest amount. If the code
// contains several copies of a site (because its function was inlined into several callers), the site is
// charged the mean.

/// Returns the properties of the program's sites in the compiled code. Empty if no access of the program
/// could be found in the code.
[[nodiscard]] Optimised fitted(const Assembly& code, const Program& program);

} // namespace lockstep::optimised
