#pragma once

#include "core/instrument/optimised/assembly.h"
#include "core/site/program.h"

namespace lockstep::optimised {

// Compiled code is walked block by block; what it computes is paid at the next instruction that belongs to a site,
// as SiteInfo::operations is in the source:
//
//     mul.wide, add            waits
//     ld.global  line 23:20    pays 2: the site at 23:20
//     fma, add, setp           wait
//     bra        line 22:9     pays 3: the loop's test
//
// What is computed before a loop waits until behind it, and a loop's test in front of its first turn is no turn's.
// What a block leaves goes to each that may follow; where several come together, the most. A site that stands in
// the code several times (a function put into its callers) pays the mean.

/// What the code says of the program's sites. Empty where they do not fit together: no access was found again.
[[nodiscard]] Optimised fitted(const Assembly& code, const Program& program);

} // namespace lockstep::optimised
