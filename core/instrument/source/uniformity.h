#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <set>
#include <vector>

namespace lockstep {

/// Variables whose values may differ between the work-items of a group.
using VaryingVariables = std::set<const clang::VarDecl*>;

/// Whether an expression has the same value in all work-items of a group. `varying`: the variables whose
/// values may differ.
[[nodiscard]] bool is_uniform(const clang::Expr* node, const VaryingVariables& varying);

[[nodiscard]] bool is_barrier_call(const clang::CallExpr* call);
/// Whether the call is a sub-group function that exchanges values between work-items.
[[nodiscard]] bool is_exchange_call(const clang::CallExpr* call);

/// Returns the variable of which an lvalue is a part; null if the lvalue is accessed through a pointer.
[[nodiscard]] const clang::VarDecl* variable_of(const clang::Expr* lvalue);

/// Determines which control flow is provably the same for all work-items of a group.
///
/// A value is uniform if it is computed from constants, scalar kernel arguments, sizes, group ids, and
/// variables that are assigned only uniform values under uniform control flow. Control flow is uniform under
/// uniform conditions, until some work-items may have left it (by break, continue or return under a condition
/// that is not uniform). At first, all variables are assumed to be uniform; a variable to which a possibly
/// varying value is assigned is no longer uniform. This repeats until nothing changes.
///
/// A collective is an operation that the whole group must execute together: a barrier, an exchange between
/// the work-items of a sub-group, or a call of a function that contains one.
class Uniformity {
public:
    /// `functions`: callees before callers, the launched kernel last.
    explicit Uniformity(const std::vector<const clang::FunctionDecl*>& functions);

    /// Whether a statement or expression contains a collective (barrier or exchange), directly or in a called
    /// function.
    [[nodiscard]] bool contains_collective(const clang::Stmt* node) const;
    /// Whether a statement or expression contains a divergent collective: a barrier or exchange that possibly
    /// only a part of the group reaches.
    [[nodiscard]] bool contains_divergent(const clang::Stmt* node) const;
    /// Whether a function contains a barrier or exchange that possibly only a part of the group reaches. If
    /// so, its control flow must be made uniform.
    [[nodiscard]] bool is_guarded(const clang::FunctionDecl* function) const {
        return contains_divergent(function->getBody());
    }
    /// Whether all work-items of a group execute the same number of iterations of this loop.
    [[nodiscard]] bool is_uniform_loop(const clang::Stmt* loop) const {
        return uniform_loops_.count(loop) != 0;
    }
    /// Returns a collective (barrier or exchange) in an operand of &&, || or ?: that might not be evaluated;
    /// null if there is none.
    [[nodiscard]] const clang::Stmt* skipped_collective() const { return skipped_collective_; }

private:
    friend class UniformityWalk;
    /// Variables whose values may differ within a group.
    std::set<const clang::VarDecl*> varying_;
    /// Functions that are called where control flow may vary.
    std::set<const clang::FunctionDecl*> called_varying_;
    std::set<const clang::FunctionDecl*> with_collective_;
    std::set<const clang::Stmt*> divergent_; ///< collectives where control flow may vary
    std::set<const clang::Stmt*> uniform_loops_;
    const clang::Stmt* skipped_collective_ = nullptr;
};

} // namespace lockstep
