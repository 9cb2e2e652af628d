#pragma once

#include "core/instrument/values/value_flow.h"

namespace lockstep::rewriting {

/// Determines the sources of the values of expressions along one path through a function. Also records which
/// values the sites in these expressions need.
class ValueSources {
public:
    ValueSources(KnownValues& known, const SitesByNode& by_node, const std::vector<SiteInfo>& sites)
        : known_(known), by_node_(by_node), sites_(sites) {}

    void enter(const clang::FunctionDecl* function);
    /// Returns the sources of an expression's value. Also records what the sites of the expression need, and
    /// which variables it assigns.
    Sources of(const clang::Expr* node);
    /// Processes an expression that is the condition of a branch or loop. `loop`: the loop if the expression
    /// is a loop test, otherwise null.
    void decide(const clang::Expr* condition, const clang::Stmt* loop = nullptr);
    void declare(const clang::DeclStmt* node);
    /// Ends the current path, for example at a return. In a function with labels, the state is kept for other
    /// paths.
    void end_path();

    [[nodiscard]] Held& held() { return held_; }
    [[nodiscard]] bool has_labels() const { return has_labels_; }

private:
    Sources of_operands(const clang::Stmt* node);
    Sources of_variable(const clang::Expr* node, const clang::VarDecl* variable);
    Sources through(const clang::Expr* node);
    Sources assigned(const clang::BinaryOperator* node);
    Sources increased(const clang::UnaryOperator* node);
    Sources alternatives(const clang::AbstractConditionalOperator* node);
    Sources logical(const clang::BinaryOperator* node);
    Sources call(const clang::CallExpr* node);
    Sources computed(Sources values);
    Sources take_computed();
    [[nodiscard]] Sources sites_below(const clang::Stmt* root) const;
    Sources at_sites(const clang::Stmt* node, const Sources& needs, Sources otherwise);
    Sources address(const clang::Expr* lvalue);
    void write(const clang::Expr* lvalue, Sources values);
    void set(const clang::VarDecl* variable, Sources values, bool whole);

    KnownValues& known_;
    const SitesByNode& by_node_;
    const std::vector<SiteInfo>& sites_;
    Held held_{std::in_place};
    /// Whether the function has labels. If so, jumps are possible, and values are only added, never removed.
    bool has_labels_ = false;
};

} // namespace lockstep::rewriting
