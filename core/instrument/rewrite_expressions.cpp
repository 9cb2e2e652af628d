#include "core/instrument/rewriter.h"

#include <algorithm>

namespace lockstep {

using llvm::cast;
using llvm::dyn_cast;

namespace {

/// Where the vector lies whose components are taken; none where it is no lvalue. Repeated components (v.xx)
/// make no lvalue themselves, though they read one.
Space space_of_components(const clang::ExtVectorElementExpr* node) {
    const clang::Expr* base = bare(node->getBase());
    while (const auto* inner = dyn_cast<clang::ExtVectorElementExpr>(base)) {
        node = inner;
        base = bare(inner->getBase());
    }
    if (node->isArrow()) {
        return space_of(base->getType()->getPointeeType());
    }
    return base->isGLValue() ? space_of(base->getType()) : Space::none;
}

} // namespace

/// The text of an expression that the standard header's macros made: one that a macro's name stands for keeps
/// the name, so that the device's own header says what it is (INT_MIN, INFINITY); of a part of a macro the
/// text shows only that name, so a number is written by value. None of what was written as it stands.
std::optional<std::string> Rewriter::from_header(const clang::Expr* node) const {
    const Spelling spelling = source_.spelling(node);
    if (spelling == Spelling::macro) {
        return "(" + source_.text(source_.range(node)) + ")";
    }
    return spelling == Spelling::inside_macro ? literal_text(node) : std::nullopt;
}

std::string Rewriter::value(const clang::Expr* node) {
    if (node->getType()->isImageType() || node->getType()->isSamplerT()) {
        return image_or_sampler(node);
    }
    if (auto text = from_header(node)) {
        return *text;
    }
    if (node->isGLValue() && !node->getType()->isFunctionType() && !node->getType()->isArrayType()) {
        return load(node); // some operands (as_float's) carry no conversion of their own
    }
    if (const auto* cast_node = dyn_cast<clang::ImplicitCastExpr>(node)) {
        if (cast_node->getCastKind() == clang::CK_LValueToRValue) {
            return load(cast_node->getSubExpr());
        }
        if (cast_node->getCastKind() == clang::CK_ArrayToPointerDecay) {
            return with_registration(cast_node->getSubExpr(), place(cast_node->getSubExpr()));
        }
        return value(cast_node->getSubExpr());
    }
    if (const auto* assign = dyn_cast<clang::CompoundAssignOperator>(node)) {
        return compound(assign);
    }
    if (const auto* operation = dyn_cast<clang::BinaryOperator>(node)) {
        return operation->getOpcode() == clang::BO_Assign ? assignment(operation) : binary(operation);
    }
    if (const auto* operation = dyn_cast<clang::UnaryOperator>(node)) {
        return unary(operation);
    }
    if (const auto* choice = dyn_cast<clang::ConditionalOperator>(node)) {
        return conditional(choice);
    }
    if (const auto* function_call = dyn_cast<clang::CallExpr>(node)) {
        return call(function_call);
    }
    if (const auto* cast_node = dyn_cast<clang::CStyleCastExpr>(node)) {
        return "((" + spelled(cast_node->getType()) + ")(" + value(cast_node->getSubExpr()) + "))";
    }
    if (const auto* bits = dyn_cast<clang::AsTypeExpr>(node)) { // a macro of the header: as_uint(x)
        const clang::Expr* operand = bits->getSrcExpr()->IgnoreParens();
        return "as_" + spelled(bits->getType()) + "(" + value(operand) + ")";
    }
    if (const auto* components = dyn_cast<clang::ExtVectorElementExpr>(node)) {
        if (space_of_components(components) != Space::none) {
            return loaded(element_target(components));
        }
    }
    if (llvm::isa<clang::UnaryExprOrTypeTraitExpr>(node)) {
        return unevaluated(node);
    }
    if (llvm::isa<clang::StmtExpr>(node)) {
        refuse(node, refusal::statement_expression);
    }
    return with_values_inside(node);
}

std::string Rewriter::with_values_inside(const clang::Expr* node) {
    std::vector<const clang::Expr*> operands;
    for (const clang::Stmt* child : node->children()) {
        const auto* operand = llvm::dyn_cast_or_null<clang::Expr>(child);
        if (operand != nullptr &&
            !llvm::isa<clang::ImplicitValueInitExpr>(operand)) { // a zero that nobody wrote
            operands.push_back(operand);
        }
    }
    // The elements of a braced list stay where they are: it is no expression, so nothing can be put in front
    // of it.
    const bool list = llvm::isa<clang::InitListExpr>(node);
    Ordered ordered;
    if (list) {
        if (hoisting_) {
            refuse(node, refusal::barrier_in_operand);
        }
        for (const clang::Expr* operand : operands) {
            ordered.texts.push_back(value(operand));
        }
    } else {
        ordered = in_order(operands);
    }
    std::vector<Edit> edits;
    for (std::size_t i = 0; i < operands.size(); ++i) {
        edits.push_back({source_.range(operands[i]), ordered.texts[i]});
    }
    const std::string text = source_.spliced(source_.range(node), std::move(edits));
    return ordered.first.empty() ? text : "(" + ordered.first + text + ")";
}

Rewriter::Ordered Rewriter::in_order(const std::vector<const clang::Expr*>& operands) {
    Ordered ordered;
    std::vector<bool> logs;
    for (const clang::Expr* operand : operands) {
        const std::uint32_t before = events_;
        ordered.texts.push_back(value(operand));
        logs.push_back(events_ != before);
        const bool cut_later =
            hoisting_ &&
            std::any_of(operands.begin() + static_cast<std::ptrdiff_t>(logs.size()), operands.end(),
                        [&](const clang::Expr* later) { return uniformity_.contains_collective(later); });
        if (cut_later && logs.back()) {
            ordered.texts.back() = hoist(spelled(operand->getType()), ordered.texts.back());
            logs.back() = false;
        }
    }
    std::size_t last = 0;
    for (std::size_t i = 0; i < logs.size(); ++i) {
        last = logs[i] ? i : last;
    }
    for (std::size_t i = 0; i < last; ++i) {
        if (logs[i]) {
            const std::string held = temporary(spelled(operands[i]->getType()));
            ordered.first += held + " = (" + ordered.texts[i] + "), ";
            ordered.texts[i] = held;
        }
    }
    return ordered;
}

std::string Rewriter::binary(const clang::BinaryOperator* node) {
    if (node->isLogicalOp() && !node->getType()->isVectorType()) {
        return logical(node);
    }
    if (node->getOpcode() == clang::BO_Comma) {
        if (hoisting_ && uniformity_.contains_collective(node->getRHS())) {
            hoisted_ += "if (lk_at == 0u) { " + value(node->getLHS()) + "; }\n";
            return value(node->getRHS());
        }
        return "(" + value(node->getLHS()) + ", " + value(node->getRHS()) + ")";
    }
    const Ordered ordered = in_order({node->getLHS(), node->getRHS()});
    ++operations_;
    note_division(node);
    return "(" + ordered.first + "(" + ordered.texts[0] + ") " + node->getOpcodeStr().str() + " (" +
           ordered.texts[1] + "))";
}

std::string Rewriter::truth(const clang::Expr* condition) {
    return "(" + value(condition) + ") != 0";
}

std::string Rewriter::logical(const clang::BinaryOperator* node) {
    const bool is_and = node->getOpcode() == clang::BO_LAnd;
    const std::string left = truth(node->getLHS());
    const Site site = add_site(site_at(SiteKind::branch, node->getLHS()));
    skeleton_.open();
    const std::string right = truth(node->getRHS());
    leave_math(site, is_and ? Evaluates::if_taken : Evaluates::if_refused);
    const NodeIndex evaluated = skeleton_.close();
    skeleton_.open();
    const NodeIndex skipped = skeleton_.close();
    skeleton_.add({NodeKind::branch, site, {is_and ? evaluated : skipped, is_and ? skipped : evaluated}, {}});
    return "(lk_branch(lk, " + number(site.value()) + ", " + left + ")" + (is_and ? " && " : " || ") + "(" +
           right + "))";
}

std::string Rewriter::conditional(const clang::ConditionalOperator* node) {
    if (node->getCond()->getType()->isVectorType()) {
        const Ordered ordered = in_order({node->getCond(), node->getTrueExpr(), node->getFalseExpr()});
        return "(" + ordered.first + "(" + ordered.texts[0] + ") ? (" + ordered.texts[1] + ") : (" +
               ordered.texts[2] + "))";
    }
    const std::string condition = truth(node->getCond());
    const Site site = add_site(site_at(SiteKind::branch, node->getCond()));
    NodeIndex then_root = 0;
    NodeIndex else_root = 0;
    const std::string then_text = value_block(node->getTrueExpr(), then_root);
    leave_math(site, Evaluates::if_taken);
    const std::string else_text = value_block(node->getFalseExpr(), else_root);
    leave_math(site, Evaluates::if_refused);
    skeleton_.add({NodeKind::branch, site, {then_root, else_root}, {}});
    return "(lk_branch(lk, " + number(site.value()) + ", " + condition + ") ? (" + then_text + ") : (" +
           else_text + "))";
}

std::string Rewriter::unary(const clang::UnaryOperator* node) {
    const clang::Expr* operand = node->getSubExpr();
    if (node->isIncrementDecrementOp()) {
        return increment(node);
    }
    if (node->getOpcode() == clang::UO_AddrOf) {
        return "(" + with_registration(operand, "&(" + place(operand) + ")") + ")";
    }
    if (node->getOpcode() != clang::UO_Plus && node->getOpcode() != clang::UO_Extension) {
        ++operations_;
    }
    return "(" + clang::UnaryOperator::getOpcodeStr(node->getOpcode()).str() + "(" + value(operand) + "))";
}

std::string Rewriter::unevaluated(const clang::Stmt* node) {
    if (source_.spelling(node) != Spelling::written) {
        return source_.text(source_.range(node));
    }
    if (const auto* use = dyn_cast<clang::DeclRefExpr>(node)) {
        return variable_use(use);
    }
    std::vector<Edit> edits;
    for (const clang::Stmt* child : node->children()) {
        if (child != nullptr) {
            edits.push_back({source_.range(child), unevaluated(child)});
        }
    }
    return source_.spliced(source_.range(node), std::move(edits));
}

} // namespace lockstep
