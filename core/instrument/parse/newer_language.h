#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <string_view>
#include <vector>

namespace lockstep {

/// A feature of OpenCL C 2.0 that cannot be expressed in 1.2.
struct NewerLanguage {
    const clang::ValueDecl* where = nullptr; ///< null if there is none
    std::string_view refusal;
};

/// The first pointer without an address space that these functions declare, or the first program-scope
/// variable in global memory that they use.
[[nodiscard]] NewerLanguage newer_language(const std::vector<const clang::FunctionDecl*>& functions);

} // namespace lockstep
