#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

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
//     float r;                a function that sets its parameter before it reads it does not use
//     r = scaled(r, x);       the passed value

namespace lockstep {

/// An array whose writes are tracked; its elements are scalars or vectors.
struct WatchedArray {
    std::uint32_t first_bit = 0;
    std::uint32_t count = 0;      ///< number of elements, which is also the number of bits
    std::uint32_t byte_shift = 0; ///< log2 of the element size in bytes
};

/// Analyses the private variables of functions that are declared without an initial value.
class Unwritten {
public:
    /// `functions` must be definitions.
    Unwritten(clang::ASTContext& context, const std::vector<const clang::FunctionDecl*>& functions);

    /// Whether the writes of a scalar, vector or pointer variable are tracked: some use may precede any
    /// write, and the variable is only read and assigned.
    [[nodiscard]] bool is_watched(const clang::VarDecl* variable) const {
        return scalars_.contains(variable);
    }
    /// Whether this use may read the variable before any write.
    [[nodiscard]] bool may_come_first(const clang::DeclRefExpr* use) const {
        return uses_.contains(use) && !ignored_.contains(use);
    }
    /// Returns the bits of all parts of a vector or struct that is written part by part (see
    /// written_by_parts()); 0 for other variables.
    [[nodiscard]] std::uint32_t parts(const clang::VarDecl* variable) const {
        const auto found = parts_.find(variable);
        return found == parts_.end() ? 0 : found->second;
    }
    /// Returns how an array without an initial value is tracked. Nothing if it is an array of structs or
    /// pointers, if all bits are in use, or if all its elements are written before it is used.
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
    std::uint32_t bits_ = 0;
};

} // namespace lockstep
