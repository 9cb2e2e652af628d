#pragma once

#include "core/instrument/source/clang_headers.h"

#include <cstdint>
#include <map>

namespace lockstep {

/// What an expression names of a variable: a component or several of a vector, a member of a struct, or all of it.
struct VariablePart {
    const clang::VarDecl* variable = nullptr; ///< null: it names something else
    std::uint32_t bits = 0;                   ///< the parts, one bit each
    bool is_whole = false;
};

[[nodiscard]] VariablePart part_of(const clang::Expr* lvalue);

/// Whether a function assigns all components or members of a parameter before any other use.
[[nodiscard]] bool sets_parts_first(const clang::FunctionDecl* function, const clang::ParmVarDecl* parameter);

/// The vectors and structs of a function that it declares without initial value, writes or reads by parts, and does
/// nothing else with than read and assign. Not among them: those of which all parts are surely written before
/// anything else is done. With the bits of all parts.
///
///     float4 v;  v.x = 1;  v.y = 2;  o[g] = v.z;     v: 15
[[nodiscard]] std::map<const clang::VarDecl*, std::uint32_t>
written_by_parts(const clang::FunctionDecl* function);

} // namespace lockstep
