#pragma once

#include "core/instrument/source/clang_headers.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

// Private memory that a kernel may read before it wrote it.
//
//     int x;                  Clang's analysis of all paths tells which uses may come first: only those are
//     if (a) x = 1;           looked at when the kernel runs, with a flag beside the variable
//     o[g] = x;               <- this one
//
//     float p[4];             which element is meant shows when the kernel runs: one bit an element
//
//     float4 v;  v.x = 1;     a bit a component or member, in a word beside the variable
//
//     float r;                a function that sets its parameter before it reads it does not use
//     r = scaled(r, x);       the passed value

namespace lockstep {

/// The elements of an array whose writes are noted: scalars or vectors.
struct WatchedArray {
    std::uint32_t first_bit = 0;
    std::uint32_t count = 0;      ///< elements, and bits
    std::uint32_t byte_shift = 0; ///< of an element: its bytes as a power of two
};

/// The private variables of functions that have no initial value.
class Unwritten {
public:
    /// `functions`: definitions.
    Unwritten(clang::ASTContext& context, const std::vector<const clang::FunctionDecl*>& functions);

    /// Whether the writes of a scalar, vector or pointer are noted: some use may come first, and nothing else
    /// than reading and assigning is done to it.
    [[nodiscard]] bool is_watched(const clang::VarDecl* variable) const {
        return scalars_.contains(variable);
    }
    /// Whether this use may read what nobody wrote.
    [[nodiscard]] bool may_come_first(const clang::DeclRefExpr* use) const {
        return uses_.contains(use) && !ignored_.contains(use);
    }
    /// Of a vector or struct that is written by parts (see written_by_parts()) the bits of all of them; else 0.
    [[nodiscard]] std::uint32_t parts(const clang::VarDecl* variable) const {
        const auto found = parts_.find(variable);
        return found == parts_.end() ? 0 : found->second;
    }
    /// An array without initial value; none where it is one of structs or pointers, has no bits left, or is
    /// filled before it is used.
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

} // namespace lockstep
