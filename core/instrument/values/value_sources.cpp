#include "core/instrument/values/value_sources.h"

#include "core/instrument/source/each_node.h"
#include "core/instrument/source/syntax.h"
#include "core/instrument/source/uniformity.h"
#include "core/instrument/values/value_places.h"

namespace lockstep::rewriting {

using clang::Expr;
using clang::Stmt;
using clang::VarDecl;
using llvm::dyn_cast;

void ValueSources::enter(const clang::FunctionDecl* function) {
    each<clang::LabelStmt>(function->getBody(), [this](const clang::LabelStmt*) { has_labels_ = true; });
    for (const clang::ParmVarDecl* parameter : function->parameters()) {
        held_->variables[parameter] = known_.passed(parameter);
    }
}

void ValueSources::end_path() {
    if (!has_labels_) {
        held_.reset();
    }
}

Sources ValueSources::of(const Expr* node) {
    if (node == nullptr || llvm::isa<clang::UnaryExprOrTypeTraitExpr>(node)) {
        return {};
    }
    if (const auto* use = dyn_cast<clang::DeclRefExpr>(node)) {
        return of_variable(node, dyn_cast<VarDecl>(use->getDecl()));
    }
    if (const auto* operation = dyn_cast<clang::BinaryOperator>(node)) {
        if (operation->isAssignmentOp()) {
            return assigned(operation);
        }
        if (operation->isLogicalOp() && !operation->getType()->isVectorType()) {
            return logical(operation);
        }
        if (!operation->isCommaOp()) {
            return computed(of_operands(operation));
        }
    }
    if (const auto* operation = dyn_cast<clang::UnaryOperator>(node)) {
        if (operation->isIncrementDecrementOp()) {
            return increased(operation);
        }
        if (operation->getOpcode() == clang::UO_AddrOf) {
            known_.escape(variable_of(operation->getSubExpr()));
        } else if (operation->isArithmeticOp()) {
            return computed(of_operands(operation));
        }
    }
    if (const auto* choice = dyn_cast<clang::AbstractConditionalOperator>(node)) {
        return alternatives(choice);
    }
    if (const auto* function_call = dyn_cast<clang::CallExpr>(node)) {
        return call(function_call);
    }
    return through(node);
}

/// Returns the sources of an expression whose value depends on all of its operands and, if it reads through a
/// pointer to private memory, on the values there.
Sources ValueSources::through(const Expr* node) {
    if (const auto* decay = dyn_cast<clang::ImplicitCastExpr>(node);
        decay != nullptr && decay->getCastKind() == clang::CK_ArrayToPointerDecay &&
        is_private(decay->getSubExpr()->getType())) {
        known_.escape(variable_of(decay->getSubExpr()));
    }
    Sources operands = address(node);
    if (is_behind_pointer(node)) {
        add(operands, known_.memory());
    }
    return at_sites(node, operands, operands);
}

/// Returns the sources of the operands of an address. In a subscript of an array variable, the array counts
/// as a read of the variable; its address is not considered taken.
Sources ValueSources::address(const Expr* node) {
    const auto* element = dyn_cast<clang::ArraySubscriptExpr>(node);
    const Expr* array = element == nullptr ? nullptr : named_array(element);
    if (array == nullptr) {
        return of_operands(node);
    }
    Sources all = of(element->getIdx());
    add(all, of(array));
    return all;
}

Sources ValueSources::of_operands(const Stmt* node) {
    if (evaluates_nothing(node)) {
        return {};
    }
    if (const Expr* one = picked(node)) {
        return of(one);
    }
    Sources all;
    for (const Stmt* child : node->children()) {
        add(all, of(llvm::dyn_cast_or_null<Expr>(child)));
    }
    return all;
}

Sources ValueSources::of_variable(const Expr* node, const VarDecl* variable) {
    Sources values;
    if (variable != nullptr && held_) {
        const auto found = held_->variables.find(variable);
        values = found == held_->variables.end() ? Sources() : found->second;
    }
    if (variable != nullptr && known_.is_escaped(variable)) {
        add(values, known_.memory());
    }
    return at_sites(node, {}, values);
}

/// Records that the sites of a node need the values `needs`. Returns the sites that provide a value, or
/// `otherwise` if there are none.
Sources ValueSources::at_sites(const Stmt* node, const Sources& needs, Sources otherwise) {
    const auto found = by_node_.find(node);
    if (found == by_node_.end() || !held_) {
        return otherwise;
    }
    Sources brought;
    for (const std::uint32_t site : found->second) {
        if (is_decision(sites_[site].kind)) {
            continue; // decide() records the needs of decisions
        }
        known_.need(site, needs);
        if (!is_load(sites_[site])) {
            known_.need(site, take_computed());
        }
        if (brings_value(sites_[site])) {
            brought.set(site);
        }
    }
    return brought.empty() ? otherwise : brought;
}

void ValueSources::decide(const Expr* condition, const Stmt* loop) {
    const Sources values = of(condition);
    const auto found = by_node_.find(condition == nullptr ? loop : condition);
    if (found == by_node_.end() || !held_) {
        return;
    }
    const Sources inside = loop == nullptr ? Sources() : sites_below(loop);
    const Sources computed_before = take_computed();
    Sources in_turns = computed_before & inside;
    in_turns.intersectWithComplement(values);
    Sources at_once = computed_before - in_turns;
    add(at_once, values);
    for (const std::uint32_t site : found->second) {
        if (is_decision(sites_[site].kind)) {
            known_.need(site, at_once);
            known_.need_in_turns(site, in_turns);
        }
    }
}

/// Returns the sites in a statement. Excludes the sites in functions that it calls.
Sources ValueSources::sites_below(const Stmt* root) const {
    Sources sites;
    each_below(root, [&](const Stmt* node) {
        if (const auto found = by_node_.find(node); found != by_node_.end()) {
            for (const std::uint32_t site : found->second) {
                sites.set(site);
            }
        }
        return true;
    });
    return sites;
}

Sources ValueSources::alternatives(const clang::AbstractConditionalOperator* node) {
    if (node->getCond()->getType()->isVectorType()) {
        return of_operands(node);
    }
    decide(node->getCond());
    const Held before = held_;
    Sources values = of(node->getTrueExpr());
    const Held after = std::exchange(held_, before);
    add(values, of(node->getFalseExpr()));
    held_ = joined(held_, after);
    return values;
}

Sources ValueSources::logical(const clang::BinaryOperator* node) {
    decide(node->getLHS());
    const Held before = held_;
    Sources values = of(node->getRHS());
    held_ = joined(held_, before);
    return values;
}

Sources ValueSources::call(const clang::CallExpr* node) {
    const clang::FunctionDecl* callee = node->getDirectCallee();
    const clang::FunctionDecl* definition = callee == nullptr ? nullptr : callee->getDefinition();
    Sources all;
    bool reaches_private = false;
    for (unsigned i = 0; i < node->getNumArgs(); ++i) {
        const Sources values = of(node->getArg(i));
        if (definition != nullptr && i < definition->getNumParams() && held_) {
            known_.pass(definition->getParamDecl(i), values);
        }
        reaches_private = reaches_private || points_to_private(node->getArg(i));
        add(all, values);
    }
    if (definition != nullptr) {
        return known_.returned(definition);
    }
    // Functions that write through a pointer, such as sincos(x, &c), or read through it, such as vload4(0,
    // p).
    if (reaches_private && held_) {
        known_.remember(all);
        add(all, known_.memory());
    }
    return at_sites(node, all, by_node_.contains(node) ? all : computed(all));
}

/// Records that arithmetic uses these operands. Returns the sources of the result.
Sources ValueSources::computed(Sources values) {
    if (held_) {
        add(held_->computed_with, values);
    }
    return values;
}

/// Returns the operands of the arithmetic before a site, and clears them. The site must wait for these
/// values.
Sources ValueSources::take_computed() {
    return held_ ? std::exchange(held_->computed_with, {}) : Sources();
}

} // namespace lockstep::rewriting
