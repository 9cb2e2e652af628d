#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <cstdint>
#include <map>

namespace lockstep {

/// The part of a variable that an expression refers to: one or more components of a vector, a member of a
/// struct, or the whole variable.
struct VariablePart {
    const clang::VarDecl* variable = nullptr; ///< null if the expression refers to something else
    std::uint32_t bits = 0;                   ///< one bit per part
    bool is_whole = false;
};

[[nodiscard]] VariablePart part_of(const clang::Expr* lvalue);

/// Whether a function assigns all components or members of a parameter before it uses the parameter in
/// another way.
[[nodiscard]] bool sets_parts_first(const clang::FunctionDecl* function, const clang::ParmVarDecl* parameter);

/// Finds the vectors and structs of a function that are declared without an initial value, are written or
/// read part by part, and are used only in reads and assignments. The value is the bits of all their parts.
/// Variables whose parts are all written before any other use are excluded.
///
///     float4 v;  v.x = 1;  v.y = 2;  o[g] = v.z;     v: 15
[[nodiscard]] std::map<const clang::VarDecl*, std::uint32_t>
written_by_parts(const clang::FunctionDecl* function);

} // namespace lockstep
