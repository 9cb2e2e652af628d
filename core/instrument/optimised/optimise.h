#pragma once

#include "core/instrument/optimised/apart.h"
#include "core/site/instrumented.h"

#include <string>

namespace lockstep::optimised {

/// What Clang's optimiser and LLVM's back end for PTX make of a program, as PTX with .loc directives: at -O2, with
/// the options of the build that change arithmetic, loops not unrolled: a turn's test stands once. Places are those of the text.
/// @param text  preprocessed, with whatever it needs declared
/// None where they make nothing of it: a function that this target has not got, a crash, which ends here, or more
/// than some seconds.
[[nodiscard]] Apart ptx_of(const std::string& text, const std::string& file, const std::string& options,
                           const InstrumentTarget& target);

} // namespace lockstep::optimised
