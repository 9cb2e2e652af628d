#pragma once

#include "core/instrument/optimised/apart.h"
#include "core/site/instrumented.h"

#include <string>

namespace lockstep::optimised {

/// Compiles a program with Clang's optimiser and LLVM's back end for PTX, at -O2 and with the build options
/// that affect arithmetic. The result is PTX with .loc directives that refer to locations in the text. Loops
/// of unknown length are not unrolled, so an iteration's test occurs once.
/// @param text  preprocessed, with all declarations that it needs
[[nodiscard]] Apart ptx_of(const std::string& text, const std::string& file, const std::string& options,
                           const InstrumentTarget& target);

} // namespace lockstep::optimised
