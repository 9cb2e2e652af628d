#include "core/instrument/statements/decisions.h"

#include "core/instrument/source/syntax.h"

#include <utility>

namespace lockstep::rewriting {

std::string Decisions::value_block(const clang::Expr* node, NodeIndex& root) {
    log_.skeleton().open();
    std::string text = expressions_.value(node);
    root = log_.skeleton().close();
    return text;
}

std::string Decisions::logical(const clang::BinaryOperator* node) {
    const bool is_and = node->getOpcode() == clang::BO_LAnd;
    const std::string left = expressions_.truth(node->getLHS());
    SiteInfo operand = log_.at(SiteKind::branch, node->getLHS());
    operand.is_operand = true;
    const Site site = log_.add(std::move(operand));
    SkeletonBuilder& skeleton = log_.skeleton();
    skeleton.open();
    const std::string right = expressions_.truth(node->getRHS());
    log_.leave_math(site, is_and ? Evaluates::if_taken : Evaluates::if_refused);
    const NodeIndex evaluated = skeleton.close();
    skeleton.open();
    const NodeIndex skipped = skeleton.close();
    skeleton.add({NodeKind::branch, site, {is_and ? evaluated : skipped, is_and ? skipped : evaluated}, {}});
    return "(lk_branch(lk_self, " + number(site.value()) + ", " + left + ")" + (is_and ? " && " : " || ") +
           "(" + right + "))";
}

std::string Decisions::conditional(const clang::ConditionalOperator* node) {
    if (node->getCond()->getType()->isVectorType()) {
        const Ordered ordered =
            expressions_.in_order({node->getCond(), node->getTrueExpr(), node->getFalseExpr()});
        return "(" + ordered.first + "(" + ordered.texts[0] + ") ? (" + ordered.texts[1] + ") : (" +
               ordered.texts[2] + "))";
    }
    const std::string condition = expressions_.truth(node->getCond());
    const Site site = log_.add(log_.at(SiteKind::branch, node->getCond()));
    NodeIndex then_root = 0;
    NodeIndex else_root = 0;
    const std::string then_text = value_block(node->getTrueExpr(), then_root);
    log_.leave_math(site, Evaluates::if_taken);
    const std::string else_text = value_block(node->getFalseExpr(), else_root);
    log_.leave_math(site, Evaluates::if_refused);
    log_.skeleton().add({NodeKind::branch, site, {then_root, else_root}, {}});
    return "(lk_branch(lk_self, " + number(site.value()) + ", " + condition + ") ? (" + then_text + ") : (" +
           else_text + "))";
}

} // namespace lockstep::rewriting
