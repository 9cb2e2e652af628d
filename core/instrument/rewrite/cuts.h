#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/rewrite/emitter.h"
#include "core/instrument/rewrite/rewriting.h"
#include "core/instrument/source/uniformity.h"

#include <functional>
#include <string>

namespace lockstep::rewriting {

/// Splits expressions at collectives (barriers and exchanges, which the whole group must execute together)
/// that only a part of the group may reach. The parts before a collective are evaluated into temporaries
/// under a guard, then the whole group executes the collective without a guard, and the rest is evaluated
/// under the guard again.
///
///     x = f(a[i]) + meet(b);    if (lk_at == 0u) { lk_t0 = f(READ(a[i])); lk_t1 = b; }
///                               lk_t2 = meet(lk_self, lk_at == 0u, lk_t1);
///                               if (lk_at == 0u) { x = lk_t0 + lk_t2; }
class Cuts {
public:
    Cuts(const Uniformity& uniformity, Emitter& emitter) : uniformity_(uniformity), emitter_(emitter) {}

    /// Rewrites an expression by calling `rewrite`, and splits it if it contains a collective that only a
    /// part of the group may reach.
    Cut cut(const clang::Expr* node, const std::function<std::string()>& rewrite);

    /// Whether the current expression is being split.
    [[nodiscard]] bool is_cutting() const { return cutting_; }
    /// Whether the current expression is being split at a collective inside this part.
    [[nodiscard]] bool is_cut_at(const clang::Stmt* part) const {
        return cutting_ && uniformity_.contains_collective(part);
    }
    /// Inserts statements before the rest of the split expression. put_before() inserts them for the whole
    /// group, put_guarded_before() only for the work-items that take part.
    void put_before(const std::string& statements) { before_ += statements; }
    void put_guarded_before(const std::string& statements);
    /// Evaluates `text` before the rest of the expression, into a temporary of this type. Returns the name of
    /// the temporary.
    std::string hold(const std::string& type, const std::string& text);
    /// Returns a condition that is true for a work-item that takes part in the current expression.
    [[nodiscard]] std::string takes_part() const { return cutting_ ? "lk_at == 0u" : "1"; }

    [[nodiscard]] const Uniformity& uniformity() const { return uniformity_; }

private:
    const Uniformity& uniformity_;
    Emitter& emitter_;
    bool cutting_ = false;
    std::string before_; ///< statements to insert before the rest of the current expression
};

} // namespace lockstep::rewriting
