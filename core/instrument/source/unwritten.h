#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace lockstep {

// Private memory that a kernel may read before it is written.
//
//     int x;                  Clang's analysis of all paths finds the uses that may come first. Only
//     if (a) x = 1;           those are checked at run time, with a flag for the variable
//     o[g] = x;               <- this one
//
//     float p[4];             the element is known only at run time: one bit per element
//
//     float4 v;  v.x = 1;     one bit per component or member, in a word for the variable
//
//     float r;                a function that sets its parameter before it reads it does not use
//     r = scaled(r, x);       the passed value

/// An array whose writes are tracked; its elements are scalars or vectors.
struct WatchedArray {
    std::uint32_t first_bit = 0;
    std::uint32_t count = 0;      ///< number of elements and of bits
    std::uint32_t byte_shift = 0; ///< log2 of the element size in bytes
};

/// The private variables of functions that have no initial value.
class Unwritten {
public:
    /// `functions` are definitions.
    Unwritten(clang::ASTContext& context, const std::vector<const clang::FunctionDecl*>& functions);

    /// Whether the writes of a scalar, vector or pointer are tracked: some use may come before a write, and
    /// it is only read and assigned.
    [[nodiscard]] bool is_watched(const clang::VarDecl* variable) const {
        return scalars_.contains(variable);
    }
    /// Whether this use may read the variable before it is written.
    [[nodiscard]] bool may_come_first(const clang::DeclRefExpr* use) const {
        return uses_.contains(use) && !ignored_.contains(use);
    }
    /// For a vector or struct that is written by parts (see written_by_parts()), the bits of all parts;
    /// otherwise 0.
    [[nodiscard]] std::uint32_t parts(const clang::VarDecl* variable) const {
        const auto found = parts_.find(variable);
        return found == parts_.end() ? 0 : found->second;
    }
    /// The tracking data of an array without an initial value. None for an array of structs or pointers, if
    /// no bits are left, or if it is filled before it is used.
    [[nodiscard]] std::optional<WatchedArray> array(const clang::VarDecl* variable) const;
    /// Whether all elements of an array are always written before any other use.
    [[nodiscard]] bool is_filled(const clang::VarDecl* variable) const { return filled_.contains(variable); }
    /// Whether an lvalue is only passed to a function that sets its parameter before it reads it.
    [[nodiscard]] bool is_ignored(const clang::Expr* lvalue) const { return ignored_.contains(lvalue); }
    [[nodiscard]] bool has_arrays() const { return bits_ != 0; }
    [[nodiscard]] std::uint32_t bits() const { return bits_; }

private:
    void add_scalars(clang::ASTContext& context, const clang::FunctionDecl* function);
    void add_array(const clang::ASTContext& context, const clang::VarDecl* variable);

    std::set<const clang::VarDecl*> scalars_;
    std::set<const clang::DeclRefExpr*> uses_;
    std::map<const clang::VarDecl*, std::uint32_t> parts_;
    std::map<const clang::VarDecl*, WatchedArray> arrays_;
    std::set<const clang::VarDecl*> filled_;
    std::set<const clang::Expr*> ignored_;
    std::uint32_t bits_ = 0;
};

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

/// The arrays of a function that have no initial value and at most `most` elements, and whose elements are
/// all certain to be written after the declaration, before any other use of the array. Their elements need
/// not be tracked.
///
///     float p[4][2];                         int q[2];
///     for (int i = 0; i < 4; ++i)            q[0] = a;
///         for (int j = 0; j < 2; ++j)        q[1] = b;
///             p[i][j] = 0;
///
/// Loops must count from 0 to a constant in steps of one, without `break` and `continue`; indices must be
/// constants or loop variables.
[[nodiscard]] std::set<const clang::VarDecl*>
filled_arrays(const clang::ASTContext& context, const clang::FunctionDecl* function, std::uint64_t most);

} // namespace lockstep
