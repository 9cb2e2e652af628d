#pragma once

#include "core/instrument/parse/clang_headers.h"

#include <map>
#include <set>
#include <vector>

namespace lockstep {

/// Variables that may hold different values in the work-items of a group.
using VaryingVariables = std::set<const clang::VarDecl*>;

/// True if the value is the same in all work-items of a group; `varying` has the variables that may differ.
[[nodiscard]] bool is_uniform(const clang::Expr* node, const VaryingVariables& varying);

[[nodiscard]] bool is_barrier_call(const clang::CallExpr* call);
/// True for the sub-group functions with which work-items exchange values.
[[nodiscard]] bool is_exchange_call(const clang::CallExpr* call);

/// The variable that an lvalue is, or is a part of; null if it is reached through a pointer.
[[nodiscard]] const clang::VarDecl* variable_of(const clang::Expr* lvalue);

/// Which control flow is provably the same for all work-items of a group.
///
/// A value is uniform if it is computed from constants, scalar kernel arguments, sizes, group ids and
/// variables that are only set to uniform values under uniform control. Control is uniform under uniform
/// conditions, until a work-item may have left (break, continue or return under a condition that is not
/// uniform). Initially, all variables are uniform; a variable that gets a value that may vary loses the
/// property. This repeats until nothing changes.
///
/// A collective is something that the whole group must execute together: a barrier, an exchange between the
/// work-items of a sub-group, or a call of a function that contains one.
class Uniformity {
public:
    /// `functions` has callees before callers, and the launched kernel last.
    explicit Uniformity(const std::vector<const clang::FunctionDecl*>& functions);

    /// True if a collective can be reached inside this statement or expression.
    [[nodiscard]] bool contains_collective(const clang::Stmt* node) const;
    /// True if only a part of the group may reach one of the collectives inside.
    [[nodiscard]] bool contains_divergent(const clang::Stmt* node) const;
    /// True for functions that contain a divergent collective: their control flow is made uniform.
    [[nodiscard]] bool is_guarded(const clang::FunctionDecl* function) const {
        return contains_divergent(function->getBody());
    }
    /// True if all work-items of a group execute the same number of iterations of this loop.
    [[nodiscard]] bool is_uniform_loop(const clang::Stmt* loop) const {
        return uniform_loops_.count(loop) != 0;
    }
    /// A collective that &&, || or ?: may skip; null if there is none.
    [[nodiscard]] const clang::Stmt* skipped_collective() const { return skipped_collective_; }

private:
    friend class UniformityWalk;
    std::set<const clang::VarDecl*> varying_;             ///< variables that may differ within a group
    std::set<const clang::FunctionDecl*> called_varying_; ///< functions called under control that may vary
    std::set<const clang::FunctionDecl*> with_collective_;
    std::set<const clang::Stmt*> divergent_; ///< collectives under control that may vary
    std::set<const clang::Stmt*> uniform_loops_;
    const clang::Stmt* skipped_collective_ = nullptr;
};

} // namespace lockstep
