// The part of ValueSources that tracks how declarations and assignments change values.
#include "core/instrument/source/syntax.h"
#include "core/instrument/source/uniformity.h"
#include "core/instrument/values/value_places.h"
#include "core/instrument/values/value_sources.h"

namespace lockstep::rewriting {

using clang::Expr;
using clang::VarDecl;
using llvm::dyn_cast;

void ValueSources::declare(const clang::DeclStmt* node) {
    for (const clang::Decl* declared : node->decls()) {
        const auto* variable = dyn_cast<VarDecl>(declared);
        if (variable != nullptr && variable->hasInit()) {
            set(variable, of(variable->getInit()), true);
        }
    }
}

Sources ValueSources::assigned(const clang::BinaryOperator* node) {
    Sources values = of(node->getRHS());
    const Expr* to = bare(node->getLHS());
    if (node->isCompoundAssignmentOp()) {
        // The old value is a source of the new one, but the site that writes does not need it.
        add(values, of(node->getLHS()));
        computed(values);
    }
    write(to, values);
    return values;
}

Sources ValueSources::increased(const clang::UnaryOperator* node) {
    Sources values = computed(of(node->getSubExpr()));
    write(bare(node->getSubExpr()), values);
    return values;
}

/// Records that `values` are written to an lvalue. Also evaluates the operands of its address.
void ValueSources::write(const Expr* lvalue, Sources values) {
    if (!is_private(lvalue->getType())) {
        const auto found = by_node_.find(lvalue);
        Sources needs = address(lvalue);
        add(needs, values);
        add(needs, take_computed());
        for (const std::uint32_t site :
             found == by_node_.end() ? std::vector<std::uint32_t>() : found->second) {
            if (sites_[site].kind == SiteKind::write && held_) {
                known_.need(site, needs);
            }
        }
        return;
    }
    const VarDecl* variable = is_behind_pointer(lvalue) ? nullptr : variable_of(lvalue);
    if (!llvm::isa<clang::DeclRefExpr>(lvalue)) {
        // A write to an element keeps the values of the other elements, and the index is a source too.
        add(values, address(lvalue));
    }
    if (variable == nullptr || known_.is_escaped(variable)) {
        known_.remember(values);
    }
    if (variable != nullptr) {
        set(variable, std::move(values), llvm::isa<clang::DeclRefExpr>(lvalue));
    }
}

/// Sets the sources of a variable to `values`. If `whole` is false, the previous sources are kept in
/// addition.
void ValueSources::set(const VarDecl* variable, Sources values, bool whole) {
    if (!held_) {
        return;
    }
    const bool replaces = whole && !has_labels_;
    if (values.empty()) { // no entry means the same as no sources; this makes equal states compare equal
        if (replaces) {
            held_->variables.erase(variable);
        }
        return;
    }
    Sources& held = held_->variables[variable];
    if (replaces) {
        held = std::move(values);
    } else {
        add(held, values);
    }
}

} // namespace lockstep::rewriting
