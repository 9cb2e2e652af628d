#pragma once

#include <string>
#include <vector>

namespace lockstep::optimised {

/// Adds those options of the build that change what arithmetic may become.
void add_arithmetic_options(const std::string& options, std::vector<std::string>& arguments);

} // namespace lockstep::optimised
