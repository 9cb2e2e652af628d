#include "core/instrument/source/uniformity.h"

#include "core/instrument/source/each_node.h"

#include <algorithm>

namespace lockstep {

using clang::Expr;
using clang::FunctionDecl;
using clang::Stmt;
using clang::VarDecl;
using llvm::dyn_cast;
using llvm::dyn_cast_or_null;

namespace {

/// Whether the statement contains a goto or a label. Jump targets are not tracked, so control flow may vary
/// after such a statement.
bool has_jump(const Stmt* node) {
    const auto children = node->children();
    return llvm::isa<clang::GotoStmt, clang::LabelStmt>(node) ||
           std::any_of(children.begin(), children.end(),
                       [](const Stmt* child) { return child != nullptr && has_jump(child); });
}

} // namespace

/// Performs one pass of the uniformity analysis over a function.
class UniformityWalk {
public:
    UniformityWalk(Uniformity& result, const FunctionDecl* function, bool entry_varies)
        : result_(result), varies_(entry_varies), has_jumps_(has_jump(function->getBody())) {}

    [[nodiscard]] bool changed() const { return changed_; }

    void walk(const Stmt* node) {
        if (node == nullptr) {
            return;
        }
        varies_ = varies_ || (has_jumps_ && !llvm::isa<clang::CompoundStmt>(node) && has_jump(node));
        if (const auto* branch = dyn_cast<clang::IfStmt>(node)) {
            expression(branch->getCond());
            under(!uniform(branch->getCond()), {branch->getThen(), branch->getElse()});
        } else if (const auto* choice = dyn_cast<clang::SwitchStmt>(node)) {
            expression(choice->getCond());
            scoped_switch(choice);
        } else if (llvm::isa<clang::ForStmt, clang::WhileStmt, clang::DoStmt>(node)) {
            loop(node);
        } else if (llvm::isa<clang::BreakStmt>(node)) {
            left_breakable_ = left_breakable_ || varies_;
        } else if (llvm::isa<clang::ContinueStmt>(node)) {
            left_loop_ = left_loop_ || varies_;
        } else if (const auto* leave = dyn_cast<clang::ReturnStmt>(node)) {
            expression(leave->getRetValue());
            left_function_ = left_function_ || varies_;
        } else if (const auto* declaration = dyn_cast<clang::DeclStmt>(node)) {
            declared(declaration);
        } else if (const auto* operation = dyn_cast<Expr>(node)) {
            expression(operation);
        } else {
            for (const Stmt* child : node->children()) {
                walk(child);
                varies_ = varies_ || gone();
            }
        }
    }

private:
    [[nodiscard]] bool gone() const { return left_breakable_ || left_loop_ || left_function_; }

    void under(bool condition_varies, std::initializer_list<const Stmt*> parts) {
        const bool before = varies_;
        for (const Stmt* part : parts) {
            varies_ = before || condition_varies;
            walk(part);
        }
        varies_ = before || gone();
    }

    void scoped_switch(const clang::SwitchStmt* node) {
        const bool before = varies_;
        const bool outer = left_breakable_;
        under(!uniform(node->getCond()), {node->getBody()});
        left_breakable_ = outer;
        varies_ = before || gone(); // work-items that exited by break continue after the loop or switch
    }

    // Analyses a loop. If the loop test or an exit varies, control flow varies in the whole loop, from its
    // start. So the analysis repeats until nothing changes.
    void loop(const Stmt* node) {
        const bool before = varies_;
        const bool outer_breakable = left_breakable_;
        const bool outer_loop = left_loop_;
        bool entry_varies = before;
        for (;;) {
            varies_ = entry_varies;
            left_breakable_ = left_loop_ = false;
            const bool test_varies = loop_parts(node);
            const bool now = entry_varies || test_varies || left_breakable_ || left_loop_ || left_function_;
            if (now == entry_varies) {
                break;
            }
            entry_varies = now;
        }
        if (entry_varies) {
            result_.uniform_loops_.erase(node);
        } else {
            result_.uniform_loops_.insert(node);
        }
        left_breakable_ = outer_breakable;
        left_loop_ = outer_loop;
        varies_ = before || gone();
    }

    bool loop_parts(const Stmt* node) {
        if (const auto* counted = dyn_cast<clang::ForStmt>(node)) {
            walk(counted->getInit());
            expression(counted->getCond());
            const bool varies = counted->getCond() != nullptr && !uniform(counted->getCond());
            under(varies, {counted->getBody(), counted->getInc()});
            return varies;
        }
        const auto* test_first = dyn_cast<clang::WhileStmt>(node);
        const Expr* test =
            test_first != nullptr ? test_first->getCond() : llvm::cast<clang::DoStmt>(node)->getCond();
        const Stmt* body =
            test_first != nullptr ? test_first->getBody() : llvm::cast<clang::DoStmt>(node)->getBody();
        expression(test);
        under(!uniform(test), {body});
        return !uniform(test);
    }

    void declared(const clang::DeclStmt* node) {
        for (const clang::Decl* declaration : node->decls()) {
            const auto* variable = dyn_cast<VarDecl>(declaration);
            if (variable != nullptr && variable->hasInit()) {
                expression(variable->getInit());
                assigned(variable, value_of(variable->getInit()));
            }
        }
    }

    enum class Value { uniform, varying };
    [[nodiscard]] Value value_of(const Expr* node) const {
        return uniform(node) ? Value::uniform : Value::varying;
    }

    void assigned(const VarDecl* variable, Value value) {
        if (variable != nullptr && (varies_ || value == Value::varying)) {
            changed_ = result_.varying_.insert(variable).second || changed_;
        }
    }

    void expression(const Expr* node) {
        if (node == nullptr) {
            return;
        }
        if (const auto* operation = dyn_cast<clang::BinaryOperator>(node);
            operation && operation->isAssignmentOp()) {
            const bool is_whole = llvm::isa<clang::DeclRefExpr>(operation->getLHS()->IgnoreParens());
            assigned(variable_of(operation->getLHS()),
                     is_whole ? value_of(operation->getRHS()) : Value::varying);
        }
        if (const auto* operation = dyn_cast<clang::UnaryOperator>(node)) {
            if (operation->isIncrementDecrementOp()) {
                assigned(variable_of(operation->getSubExpr()), Value::uniform);
            } else if (operation->getOpcode() == clang::UO_AddrOf) {
                assigned(variable_of(operation->getSubExpr()), Value::varying);
            }
        }
        if (const auto* operation = dyn_cast<clang::BinaryOperator>(node);
            operation && operation->isLogicalOp()) {
            expression(operation->getLHS());
            conditional_operand(!uniform(operation->getLHS()), operation->getRHS());
            return;
        }
        if (const auto* choice = dyn_cast<clang::ConditionalOperator>(node)) {
            expression(choice->getCond());
            conditional_operand(!uniform(choice->getCond()), choice->getTrueExpr());
            conditional_operand(!uniform(choice->getCond()), choice->getFalseExpr());
            return;
        }
        if (evaluates_nothing(node)) {
            return;
        }
        if (const Expr* one = picked(node)) {
            expression(one);
            return;
        }
        for (const Stmt* child : node->children()) {
            expression(dyn_cast_or_null<Expr>(child));
        }
        if (const auto* call = dyn_cast<clang::CallExpr>(node)) {
            called(call);
        }
    }

    void conditional_operand(bool condition_varies, const Expr* operand) {
        const bool before = varies_;
        varies_ = varies_ || condition_varies;
        ++skippable_;
        expression(operand);
        --skippable_;
        varies_ = before;
    }

    void collective(const clang::CallExpr* call) {
        if (varies_) {
            result_.divergent_.insert(call);
        }
        if (skippable_ > 0) {
            result_.skipped_collective_ = call;
        }
    }

    void called(const clang::CallExpr* call) {
        if (is_barrier_call(call) || is_exchange_call(call)) {
            return collective(call);
        }
        const FunctionDecl* callee = call->getDirectCallee();
        const FunctionDecl* definition = callee == nullptr ? nullptr : callee->getDefinition();
        if (definition == nullptr) {
            return;
        }
        if (varies_) {
            changed_ = result_.called_varying_.insert(definition).second || changed_;
        }
        for (unsigned i = 0; i < definition->getNumParams(); ++i) {
            assigned(definition->getParamDecl(i), value_of(call->getArg(i)));
        }
        if (result_.with_collective_.count(definition) != 0) {
            collective(call);
        }
    }

    [[nodiscard]] bool uniform(const Expr* node) const { return is_uniform(node, result_.varying_); }

    Uniformity& result_;
    bool varies_;
    const bool has_jumps_;
    bool changed_ = false;
    bool left_breakable_ = false;
    bool left_loop_ = false;
    bool left_function_ = false;
    unsigned skippable_ = 0; ///< number of enclosing operands of &&, || and ?: that might not be evaluated
};

namespace {

/// Whether the statement contains a call for which `holds` returns true.
template <class Holds>
bool any_call(const Stmt* node, const Holds& holds) {
    if (node == nullptr || evaluates_nothing(node)) {
        return false;
    }
    if (const auto* call = dyn_cast<clang::CallExpr>(node); call != nullptr && holds(call)) {
        return true;
    }
    if (const Expr* one = picked(node)) {
        return any_call(one, holds);
    }
    const auto children = node->children();
    return std::any_of(children.begin(), children.end(),
                       [&](const Stmt* child) { return any_call(child, holds); });
}

} // namespace

Uniformity::Uniformity(const std::vector<const FunctionDecl*>& functions) {
    for (const FunctionDecl* function : functions) {
        if (contains_collective(function->getBody())) {
            with_collective_.insert(function);
        }
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (const FunctionDecl* function : functions) {
            UniformityWalk walk(*this, function, called_varying_.count(function) != 0);
            walk.walk(function->getBody());
            changed = changed || walk.changed();
        }
    }
}

bool Uniformity::contains_collective(const Stmt* node) const {
    return any_call(node, [this](const clang::CallExpr* call) {
        const FunctionDecl* callee = call->getDirectCallee();
        return is_barrier_call(call) || is_exchange_call(call) ||
               (callee != nullptr && with_collective_.count(callee->getDefinition()) != 0);
    });
}

bool Uniformity::contains_divergent(const Stmt* node) const {
    return any_call(node, [this](const clang::CallExpr* call) { return divergent_.count(call) != 0; });
}

} // namespace lockstep
