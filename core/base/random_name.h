#pragma once

#include <cstddef>
#include <string>

namespace lockstep {

/// Returns random hexadecimal digits from the system, for unique names.
[[nodiscard]] std::string random_digits(std::size_t digits);

} // namespace lockstep
