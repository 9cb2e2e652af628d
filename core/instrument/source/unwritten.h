#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace lockstep {

// Finds private variables that a kernel may read before it has written them.
//
//     int x;                  Clang's analysis of all paths finds uses that may precede any write. Only
//     if (a) x = 1;           those are checked at run time, with a flag for the variable
//     o[g] = x;               <- this one
//
//     float p[4];             the element is known only at run time: one bit per element
//
//     float4 v;  v.x = 1;     one bit per component or member, in a word for the variable
//
//     union { int i; uchar b[4]; } u;
//     u.b[k] = 1;             one bit per byte, because the members share their bytes
//
//     float r;                a function that sets its parameter before it reads it does not use
//     r = scaled(r, x);       the passed value

/// An array whose writes are tracked; its elements are scalars or vectors.
struct WatchedArray {
    std::uint32_t first_bit = 0;
    std::uint32_t count = 0;      ///< number of elements, which is also the number of bits
    std::uint32_t byte_shift = 0; ///< log2 of the element size in bytes
};

/// Analyses the private variables that functions declare without an initial value.
class Unwritten {
public:
    /// Analyses these functions, which must be definitions.
    Unwritten(clang::ASTContext& context, const std::vector<const clang::FunctionDecl*>& functions);

    /// Whether the writes of a scalar, vector or pointer variable are tracked. This is the case if some use
    /// may come before any write, and the variable is only read and assigned.
    [[nodiscard]] bool is_watched(const clang::VarDecl* variable) const {
        return scalars_.contains(variable);
    }
    /// Whether this use may read the variable before it is written.
    [[nodiscard]] bool may_come_first(const clang::DeclRefExpr* use) const {
        return uses_.contains(use) && !ignored_.contains(use);
    }
    /// Returns a mask with one bit for each part of a vector or struct that is written part by part (see
    /// written_by_parts()); 0 for other variables.
    [[nodiscard]] std::uint32_t parts(const clang::VarDecl* variable) const {
        const auto found = parts_.find(variable);
        return found == parts_.end() ? 0 : found->second;
    }
    /// Whether an operator or a built-in function computes with all components of this lvalue, or it is
    /// stored in memory that the work-item does not own. Then all of them must have been written.
    [[nodiscard]] bool is_computed(const clang::Expr* lvalue) const { return computed_.contains(lvalue); }
    /// Returns how an array without an initial value is tracked. Returns nothing for an array of structs or
    /// pointers, if no bits are left, or if all elements are written before any use.
    [[nodiscard]] std::optional<WatchedArray> array(const clang::VarDecl* variable) const;
    /// Whether all elements of an array are always written before any other use.
    [[nodiscard]] bool is_filled(const clang::VarDecl* variable) const { return filled_.contains(variable); }
    /// Whether an lvalue is only passed to a function that overwrites its parameter before reading it.
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
    std::set<const clang::Expr*> computed_;
    std::uint32_t bits_ = 0;
};

/// The part of a variable to which an expression refers: one or more components of a vector, a member of a
/// struct, bytes of a union, or the whole variable.
struct VariablePart {
    /// The variable; null if the expression refers to something else.
    const clang::VarDecl* variable = nullptr;
    std::uint32_t bits = 0; ///< bit i: the expression refers to part i of the variable
    bool is_whole = false;
    bool is_union = false;
    /// For a union: whether the bytes are unknown, or some of them may have no value (padding of a struct).
    bool is_unknown = false;
    /// For a union: the index that moves `bits` by `index_bytes` per step, if it is less than `index_count`;
    /// null if there is none.
    const clang::Expr* index = nullptr;
    std::uint32_t index_count = 0;
    std::uint32_t index_bytes = 0;
};

[[nodiscard]] VariablePart part_of(const clang::Expr* lvalue);

/// Like part_of(), but only for unions; has no variable if the lvalue is not a part of one.
[[nodiscard]] VariablePart union_part_of(const clang::Expr* lvalue);
/// Returns the size of a union type; 0 for other types, and for unions with more bytes than bits in a mask.
[[nodiscard]] std::uint32_t bytes_of_union(clang::QualType type);

/// Finds the vectors, or components of vectors, that operators and built-in functions of a function compute
/// with, and those that are stored in global or local memory. Built-in functions that only move components,
/// such as select, do not count. Neither do computations of which only some components are used, and the left
/// side of a compound assignment, whose components without a value stay without one.
///
///     v * 2    dot(v.xyz, w)    o[g] = v         but not:  w = v    (v * 2).x
[[nodiscard]] std::set<const clang::Expr*> computed_parts(const clang::FunctionDecl* function);

/// Whether a function assigns all components or members of a parameter before it uses the parameter in any
/// other way.
[[nodiscard]] bool sets_parts_first(const clang::FunctionDecl* function, const clang::ParmVarDecl* parameter);

/// Finds the vectors, structs and unions of a function that are declared without an initial value, are written or
/// read part by part, and are used only in reads and assignments. The value in the map is a mask with one bit
/// per part. Variables whose parts are all written before any other use are excluded.
///
///     float4 v;  v.x = 1;  v.y = 2;  o[g] = v.z;     v: 15
[[nodiscard]] std::map<const clang::VarDecl*, std::uint32_t>
written_by_parts(const clang::FunctionDecl* function);

/// Finds the arrays of a function whose elements need not be tracked: arrays without an initial value and
/// with at most `most` elements, all of which are always written after the declaration and before any other
/// use of the array.
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
