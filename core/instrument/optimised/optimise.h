#pragma once

#include "core/instrument/optimised/apart.h"
#include "core/site/instrumented.h"

#include <string>
#include <vector>

namespace lockstep::optimised {

/// Compiles a program with Clang's optimiser and LLVM's back end for PTX, at -O2 and with the build options
/// that affect arithmetic. The result is PTX with .loc directives that refer to locations in the text. Loops
/// with an unknown number of iterations are not unrolled, so the loop test occurs once per iteration.
/// @param text  The preprocessed source, including all declarations that it uses.
[[nodiscard]] Apart ptx_of(const std::string& text, const std::string& file, const std::string& options,
                           const InstrumentTarget& target);

/// Appends those build options that determine how the compiler may transform arithmetic.
void add_arithmetic_options(const std::string& options, std::vector<std::string>& arguments);

} // namespace lockstep::optimised
