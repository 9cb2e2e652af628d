#pragma once

#include "app/common/arguments.h"
#include "core/base/result.h"

#include <cstdint>
#include <string>

namespace lockstep {

/// Returns the value of an option that selects an item, checked against the number of the last item. Returns
/// `least` if the option is not given. Errors: value_not_allowed.
Result<std::uint64_t> number_up_to(const Arguments& arguments, const std::string& option, std::uint64_t least,
                                   std::uint64_t most);

} // namespace lockstep
