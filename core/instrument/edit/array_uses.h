#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <optional>
#include <set>
#include <string_view>
#include <vector>

namespace lockstep::editing {

/// Something that prevents a change of the layout.
struct Obstacle {
    std::string_view reason; ///< see edit_refusal
    clang::SourceLocation location;
};

/// All uses of an array of local memory: in its kernel, and in the functions to which it is passed as a whole.
struct ArrayUses {
    const clang::VarDecl* array = nullptr; ///< a variable or a parameter of the kernel
    unsigned dimensions = 1;
    /// The accesses to elements. Each has `dimensions` indices; this is the outermost expression.
    std::vector<const clang::ArraySubscriptExpr*> accesses;
    std::set<const clang::FunctionDecl*> functions; ///< the functions with these accesses
    std::optional<Obstacle> obstacle;               ///< the first one, if any
};

/// Finds the array of a kernel, and its uses in `functions`: all functions that the kernel can call, the kernel
/// last.
[[nodiscard]] ArrayUses uses_of(const std::vector<const clang::FunctionDecl*>& functions,
                                std::string_view array);

/// Returns the index expressions of an access, the first dimension first.
[[nodiscard]] std::vector<const clang::ArraySubscriptExpr*>
indices_of(const clang::ArraySubscriptExpr* access, unsigned dimensions);

} // namespace lockstep::editing
