#pragma once

#include "core/instrument/clang_headers.h"

#include <map>
#include <set>
#include <vector>

namespace lockstep {

/// Which control flow is provably the same for all work-items of a group.
///
/// A value is uniform if it is made of constants, scalar kernel arguments, sizes, group ids and variables
/// that only ever get uniform values under uniform control. Control is uniform below uniform conditions,
/// until a work-item may have left (break, continue or return under a condition that is not uniform). All
/// variables start out uniform; whatever gets a doubtful value loses the property, until nothing changes any
/// more.
class Uniformity {
public:
    /// Functions: callees before callers, the launched kernel last.
    explicit Uniformity(const std::vector<const clang::FunctionDecl*>& functions);

    /// A barrier that some work-items of a group may not reach, with the others; null if there is none.
    [[nodiscard]] const clang::Stmt* divergent_barrier() const { return divergent_barrier_; }
    /// A barrier that is not a statement of its own.
    [[nodiscard]] const clang::Stmt* barrier_in_operand() const { return barrier_in_operand_; }
    /// True if a barrier can be reached inside this statement.
    [[nodiscard]] bool contains_barrier(const clang::Stmt* node) const;

private:
    friend class UniformityWalk;
    std::set<const clang::VarDecl*> varying_;             ///< variables that may differ inside a group
    std::set<const clang::FunctionDecl*> called_varying_; ///< functions called under control that may differ
    std::set<const clang::FunctionDecl*> with_barrier_;
    const clang::Stmt* divergent_barrier_ = nullptr;
    const clang::Stmt* barrier_in_operand_ = nullptr;
};

} // namespace lockstep
