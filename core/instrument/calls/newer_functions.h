#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <optional>
#include <string>
#include <string_view>

namespace lockstep::rewriting {

/// Returns the reason to refuse a call of a built-in function of OpenCL 2 that does more than compute a value, though
/// it is given no pointer to memory: it exchanges values within a work-group, uses a pipe, or enqueues a kernel, whose
/// accesses would be missing in the log. Returns nothing for other functions.
[[nodiscard]] std::optional<std::string_view> newer_function(const clang::CallExpr* node,
                                                             const std::string& name);

} // namespace lockstep::rewriting
