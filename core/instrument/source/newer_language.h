#pragma once

#include "core/instrument/source/clang_headers.h"

#include <string_view>
#include <vector>

namespace lockstep {

/// Something of OpenCL C 2.0 that no text of 1.2 can say.
struct NewerLanguage {
    const clang::ValueDecl* where = nullptr; ///< null: there is none
    std::string_view refusal;
};

/// The first pointer without an address space that these functions declare, or the first variable in global memory that
/// the program itself declares and they use.
[[nodiscard]] NewerLanguage newer_language(const std::vector<const clang::FunctionDecl*>& functions);

} // namespace lockstep
