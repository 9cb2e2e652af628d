#pragma once

#include "core/instrument/rewrite/workbench.h"

#include <string>

namespace lockstep::rewriting {

/// Rewrites the tests that decide whether a loop continues, in plain and in guarded control flow.
class LoopTests {
public:
    explicit LoopTests(Workbench& bench) : log_(bench.log), uniformity_(bench.cuts.uniformity()) {}

    /// Adds the site of a loop test. `test` is null for a loop without a test; `variable` is empty if there
    /// is no loop variable.
    Site site(const clang::Stmt* loop, const clang::Expr* test, const std::string& variable);
    /// Returns a condition that is true if a work-item executes another iteration.
    [[nodiscard]] std::string turn(const clang::Stmt* loop, Site site, const std::string& test,
                                   const std::string& variable) const;
    [[nodiscard]] bool has_collective(const clang::Stmt* loop) const {
        return uniformity_.contains_collective(loop);
    }

private:
    SiteLog& log_;
    const Uniformity& uniformity_;
};

} // namespace lockstep::rewriting
