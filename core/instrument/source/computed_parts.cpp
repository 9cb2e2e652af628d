#include "core/instrument/source/each_node.h"
#include "core/instrument/source/syntax.h"
#include "core/instrument/source/types.h"
#include "core/instrument/source/unwritten.h"

#include <algorithm>
#include <string>

namespace lockstep {
namespace {

using clang::Expr;
using llvm::dyn_cast;
using llvm::isa;

bool is_built_in(const clang::CallExpr* call) {
    const clang::FunctionDecl* callee = call->getDirectCallee();
    return callee != nullptr && callee->getDefinition() == nullptr;
}

/// Returns the name of a built-in function.
std::string name_of(const clang::CallExpr* call) {
    return call->getDirectCallee()->getNameAsString();
}

/// Whether a built-in function only moves the components of its arguments.
bool only_moves(llvm::StringRef name) {
    return name.startswith("as_") || name.startswith("select") || name.startswith("bitselect") ||
           name.startswith("shuffle") || name.startswith("__builtin_astype");
}

/// Whether each component of the result depends on all components of the arguments.
bool mixes(llvm::StringRef name) {
    return name == "cross" || name.endswith("normalize");
}

/// Whether a vstore function stores into private memory, as a copy between variables does.
bool stores_privately(const clang::CallExpr* call, llvm::StringRef name) {
    return name.startswith("vstore") && call->getNumArgs() >= 3 &&
           call->getArg(2)->getType()->isPointerType() &&
           space_of(call->getArg(2)->getType()->getPointeeType()) == Space::none;
}

class ComputedParts {
public:
    explicit ComputedParts(const clang::Stmt* body) {
        each<clang::ExtVectorElementExpr>(
            body, [this](const clang::ExtVectorElementExpr* components) { select(components->getBase()); });
        each<clang::BinaryOperator>(body, [this](const clang::BinaryOperator* node) { add_binary(node); });
        each<clang::UnaryOperator>(body, [this](const clang::UnaryOperator* node) {
            if (node->isArithmeticOp() && !selected_.contains(node)) {
                add(node->getSubExpr());
            }
        });
        each<clang::CallExpr>(body, [this](const clang::CallExpr* call) { add_call(call); });
    }

    std::set<const Expr*> found;

private:
    /// Excludes operators and built-in functions of which only some components are used, as in (v * 2).xyz.
    void select(const Expr* value) {
        value = value->IgnoreParenImpCasts();
        if (const auto* binary = dyn_cast<clang::BinaryOperator>(value)) {
            selected_.insert(binary);
            select(binary->getLHS());
            select(binary->getRHS());
        } else if (const auto* unary = dyn_cast<clang::UnaryOperator>(value)) {
            selected_.insert(unary);
            select(unary->getSubExpr());
        } else if (const auto* call = dyn_cast<clang::CallExpr>(value);
                   call != nullptr && is_built_in(call) && !mixes(name_of(call))) {
            selected_.insert(call);
            std::for_each(call->arg_begin(), call->arg_end(), [this](const Expr* each) { select(each); });
        }
    }

    void add_binary(const clang::BinaryOperator* node) {
        if (selected_.contains(node)) {
            return;
        }
        if (node->getOpcode() == clang::BO_Assign) {
            if (space_of(bare(node->getLHS())->getType()) != Space::none) {
                add(node->getRHS()); // the value leaves the work-item
            }
        } else if (node->isCompoundAssignmentOp()) {
            add(node->getRHS()); // components of the left side without a value stay without one
        } else if (node->getOpcode() != clang::BO_Comma) {
            add(node->getLHS());
            add(node->getRHS());
        }
    }

    void add_call(const clang::CallExpr* call) {
        if (!is_built_in(call) || selected_.contains(call)) {
            return;
        }
        const std::string name = name_of(call);
        if (!only_moves(name) && !stores_privately(call, name)) {
            for (const Expr* argument : call->arguments()) {
                add(argument);
            }
        }
    }

    void add(const Expr* value) {
        const auto* read = dyn_cast<clang::ImplicitCastExpr>(value->IgnoreParens());
        if (read != nullptr && read->getCastKind() == clang::CK_LValueToRValue) {
            const Expr* lvalue = bare(read->getSubExpr());
            if (lvalue->getType()->isVectorType()) {
                found.insert(lvalue);
            }
        }
    }

    std::set<const Expr*> selected_;
};

} // namespace

std::set<const Expr*> computed_parts(const clang::FunctionDecl* function) {
    return ComputedParts(function->getBody()).found;
}

} // namespace lockstep
