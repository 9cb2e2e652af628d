#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <optional>
#include <string>
#include <string_view>

namespace lockstep::rewriting {

/// Returns the reason to refuse a call of an OpenCL 2 function that exchanges values within a work-group, uses a pipe,
/// or enqueues a kernel. The log would not contain the accesses of an enqueued kernel. Returns nothing for other
/// functions.
[[nodiscard]] std::optional<std::string_view> newer_function(const clang::CallExpr* node,
                                                             const std::string& name);

} // namespace lockstep::rewriting
