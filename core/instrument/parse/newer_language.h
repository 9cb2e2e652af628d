#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <string_view>
#include <vector>

namespace lockstep {

/// The use of a feature of OpenCL C 2.0 that OpenCL C 1.2 cannot express.
struct NewerLanguage {
    const clang::ValueDecl* where = nullptr; ///< the declaration that uses the feature; null if no such
                                             ///< feature is used
    std::string_view refusal;
};

/// Finds the first pointer without an address space that these functions declare, or else the first
/// program-scope variable in global memory that they use.
[[nodiscard]] NewerLanguage newer_language(const std::vector<const clang::FunctionDecl*>& functions);

} // namespace lockstep
