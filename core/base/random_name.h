#pragma once

#include <cstddef>
#include <string>

namespace lockstep {

/// Random hexadecimal digits from the system, for names that are unique.
[[nodiscard]] std::string random_digits(std::size_t digits);

} // namespace lockstep
