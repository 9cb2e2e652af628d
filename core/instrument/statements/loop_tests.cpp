#include "core/instrument/statements/loop_tests.h"

#include "core/instrument/source/syntax.h"

namespace lockstep::rewriting {

Site LoopTests::site(const clang::Stmt* loop, const clang::Expr* test, const std::string& variable) {
    SiteInfo info = log_.at(SiteKind::loop, test == nullptr ? loop : test);
    if (test == nullptr) {
        info.text = "1";
    }
    info.loop_variable = variable;
    return log_.add(std::move(info));
}

std::string LoopTests::turn(const clang::Stmt* loop, Site site, const std::string& test,
                            const std::string& variable) const {
    // If all work-items execute the same number of iterations, the iteration limit applies to the whole
    // group: when the limit is reached, all work-items leave the loop together. This matters if the loop
    // contains barriers, or if later barriers depend on its results.
    const char* probe = uniformity_.is_uniform_loop(loop) ? "lk_group_turn" : "lk_turn";
    return std::string(probe) + "(lk_self, " + number(site.value()) + ", " + (test.empty() ? "1" : test) +
           ", " + (variable.empty() ? "0u" : "(uint)" + variable) + ")";
}

} // namespace lockstep::rewriting
