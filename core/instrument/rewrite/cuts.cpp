#include "core/instrument/rewrite/cuts.h"

#include "core/instrument/statements/guarded_statements.h"

#include <utility>

namespace lockstep::rewriting {

Cut Cuts::cut(const clang::Expr* node, const std::function<std::string()>& rewrite) {
    const std::string outer = std::exchange(before_, {});
    const bool was_cutting = std::exchange(cutting_, uniformity_.contains_divergent(node));
    Cut result;
    result.text = rewrite();
    result.before = std::exchange(before_, outer);
    cutting_ = was_cutting;
    return result;
}

void Cuts::put_guarded_before(const std::string& statements) {
    before_ += "if (lk_at == 0u) { " + statements + " }\n";
}

std::string Cuts::hold(const std::string& type, const std::string& text) {
    std::string held = emitter_.temporary(type);
    before_ += guard(held + " = (" + text + ");");
    return held;
}

} // namespace lockstep::rewriting
