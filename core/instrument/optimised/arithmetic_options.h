#pragma once

#include <string>
#include <vector>

namespace lockstep::optimised {

/// Appends those of the build options to `arguments` that determine how a compiler may transform arithmetic.
void add_arithmetic_options(const std::string& options, std::vector<std::string>& arguments);

} // namespace lockstep::optimised
