#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <cstdint>
#include <map>

namespace lockstep {

/// The part of a variable that an expression names: one or more components of a vector, a member of a struct,
/// or all of it.
struct VariablePart {
    const clang::VarDecl* variable = nullptr; ///< null if it names something else
    std::uint32_t bits = 0;                   ///< one bit per part
    bool is_whole = false;
};

[[nodiscard]] VariablePart part_of(const clang::Expr* lvalue);

/// Whether a function assigns all components or members of a parameter before any other use.
[[nodiscard]] bool sets_parts_first(const clang::FunctionDecl* function, const clang::ParmVarDecl* parameter);

/// The vectors and structs of a function that are declared without an initial value, written or read by
/// parts, and only read and assigned, with the bits of all their parts. Excludes those whose parts are all
/// certain to be written before any other use.
///
///     float4 v;  v.x = 1;  v.y = 2;  o[g] = v.z;     v: 15
[[nodiscard]] std::map<const clang::VarDecl*, std::uint32_t>
written_by_parts(const clang::FunctionDecl* function);

} // namespace lockstep
