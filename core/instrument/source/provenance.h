#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/source/clamped_addresses.h"
#include "core/instrument/source/objects.h"

#include <map>
#include <set>
#include <string>

// Tracks from which object a pointer was derived. The object is represented by an expression: its number if
// it is known; the name of a shadow variable if it depends on the path; LK_UNKNOWN if it cannot be tracked,
// so that the probe checks all objects; or LK_NUMBER if an integer was converted to an address in global or
// constant memory. LK_NUMBER is treated like LK_UNKNOWN, except that a low address is not considered a null
// pointer with an index.
//
//     __global float* p = a + 3;      __global float* p = (lk_o_p_0 = lk_o_a, a + 3);
//     p = b;                          (lk_o_p_0 = lk_o_b, p = b);
//     x = p[1];                       ... lk_global(lk_self, 5u, lk_o_p_0, 4u, &(p[1])) ...

namespace lockstep {

/// Tracks from which objects the addresses in a function are derived.
class Provenance {
public:
    Provenance(const clang::ASTContext& context, Objects& objects) : context_(context), objects_(objects) {}

    void begin_function(const clang::FunctionDecl* function);

    [[nodiscard]] std::string object_of_pointer(const clang::Expr* pointer);
    [[nodiscard]] std::string object_of_place(const clang::Expr* lvalue);
    /// Returns the name of the shadow variable that contains the object number of a pointer variable or the
    /// settings of a sampler. Empty if the program takes the address of the variable itself.
    [[nodiscard]] std::string shadow_of(const clang::VarDecl* variable);
    /// Registers an array whose writes are tracked.
    void watch(const clang::VarDecl* variable, const WatchedArray& array) { objects_.watch(variable, array); }
    /// Returns an expression for a pointer to an lvalue in private memory. It first registers the bounds of
    /// the variable.
    [[nodiscard]] std::string with_registration(const clang::Expr* lvalue, const std::string& text);
    /// Whether clamp, min or max limits the address of an access.
    [[nodiscard]] bool is_clamped(const clang::Stmt* access) const { return clamped_.contains(access); }
    [[nodiscard]] const Objects& objects() const { return objects_; }
    /// Returns the declarations of the shadow variables that the function needs, for the top of its body.
    [[nodiscard]] const std::string& declarations() const { return declarations_; }

private:
    [[nodiscard]] std::string object_of_variable(const clang::Expr* lvalue);
    [[nodiscard]] std::string object_of_cast(const clang::CastExpr* cast);
    [[nodiscard]] std::string object_of_sum(const clang::BinaryOperator* operation);

    const clang::ASTContext& context_;
    Objects& objects_;
    std::string declarations_;
    std::map<const clang::VarDecl*, std::string> shadows_;
    std::set<const clang::VarDecl*> escaping_; ///< pointer variables whose own address is taken
    ClampedAddresses clamped_;
};

} // namespace lockstep
