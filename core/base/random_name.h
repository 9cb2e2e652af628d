#pragma once

#include <cstddef>
#include <string>

namespace lockstep {

/// So many hexadecimal digits by chance, from the system: for names that nobody else has.
[[nodiscard]] std::string random_digits(std::size_t digits);

} // namespace lockstep
