#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <string_view>
#include <vector>

namespace lockstep {

/// A call of async_work_group_copy or async_work_group_strided_copy.
struct CopyCall {
    const clang::CallExpr* call = nullptr;
    const clang::FunctionDecl* function = nullptr; ///< the function that contains the call
    /// True for a copy from global to local memory, false for a copy from local to global memory.
    bool to_local = false;
    /// Whether the call has an argument for the distance between elements in global memory.
    bool strided = false;

    [[nodiscard]] const clang::Expr* destination() const { return call->getArg(0); }
    [[nodiscard]] const clang::Expr* source() const { return call->getArg(1); }
    [[nodiscard]] clang::QualType element() const;
};

/// Returns the copies that these functions start, in source order.
[[nodiscard]] std::vector<CopyCall> copies_of(const std::vector<const clang::FunctionDecl*>& functions);

[[nodiscard]] bool is_copy(std::string_view name);
[[nodiscard]] bool is_copy_wait(std::string_view name);

} // namespace lockstep
