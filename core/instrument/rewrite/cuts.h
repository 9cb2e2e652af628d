#pragma once

#include "core/instrument/rewrite/emitter.h"
#include "core/instrument/rewrite/rewriting.h"
#include "core/instrument/source/clang_headers.h"
#include "core/instrument/source/uniformity.h"

#include <functional>
#include <string>

namespace lockstep::rewriting {

/// Cuts expressions at the collectives that only a part of a group may reach: what comes before goes into
/// temporaries under the guard, the collective stands alone for the whole group, the rest follows under the
/// guard.
///
///     x = f(a[i]) + meet(b);    if (lk_at == 0u) { lk_t0 = f(READ(a[i])); lk_t1 = b; }
///                               lk_t2 = meet(lk_self, lk_at == 0u, lk_t1);
///                               if (lk_at == 0u) { x = lk_t0 + lk_t2; }
class Cuts {
public:
    Cuts(const Uniformity& uniformity, Emitter& emitter) : uniformity_(uniformity), emitter_(emitter) {}

    /// Rewrites an expression; it is cut where it holds such a collective.
    Cut cut(const clang::Expr* node, const std::function<std::string()>& rewrite);

    /// Whether the expression in work is cut.
    [[nodiscard]] bool is_cutting() const { return cutting_; }
    /// Whether it is cut inside this part of it.
    [[nodiscard]] bool is_cut_at(const clang::Stmt* part) const {
        return cutting_ && uniformity_.contains_collective(part);
    }
    /// Puts statements in front of the rest of the expression: for all work-items, or for those who take
    /// part.
    void put_before(const std::string& statements) { before_ += statements; }
    void put_guarded_before(const std::string& statements);
    /// Puts a value in front of the rest; the name that it goes by.
    std::string hold(const std::string& type, const std::string& text);
    /// Whether a work-item takes part in what is in work, as text.
    [[nodiscard]] std::string takes_part() const { return cutting_ ? "lk_at == 0u" : "1"; }

    [[nodiscard]] const Uniformity& uniformity() const { return uniformity_; }

private:
    const Uniformity& uniformity_;
    Emitter& emitter_;
    bool cutting_ = false;
    std::string before_; ///< what goes before the rest of the expression in work
};

} // namespace lockstep::rewriting
