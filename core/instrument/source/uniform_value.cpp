#include "core/instrument/source/uniformity.h"

#include "core/instrument/source/copies.h"
#include "core/instrument/source/each_node.h"
#include "core/instrument/source/exchanges.h"
#include "core/instrument/source/types.h"

#include <string>

namespace lockstep {

using clang::Expr;
using clang::FunctionDecl;
using clang::Stmt;
using clang::VarDecl;
using llvm::dyn_cast;
using llvm::dyn_cast_or_null;

namespace {

bool is_same_for_a_group(const std::string& name) {
    return name == "get_group_id" || name == "get_num_groups" || name == "get_local_size" ||
           name == "get_global_size" || name == "get_global_offset" || name == "get_work_dim" ||
           name == "get_enqueued_local_size" || name == "get_num_sub_groups" ||
           name == "get_enqueued_num_sub_groups" || name == "get_max_sub_group_size";
}

bool is_id_of_an_item(const std::string& name) {
    return name == "get_local_id" || name == "get_global_id" || name == "get_local_linear_id" ||
           name == "get_global_linear_id" || name == "get_sub_group_id" || name == "get_sub_group_local_id" ||
           name == "get_sub_group_size" || name.rfind("sub_group_", 0) == 0;
}

/// Whether the value is read through a pointer to private memory. It is not tracked to which variable such a
/// pointer points.
bool through_private_pointer(const Expr* node) {
    if (space_of(node->getType()) != Space::none) {
        return false;
    }
    if (const auto* operation = dyn_cast<clang::UnaryOperator>(node)) {
        return operation->getOpcode() == clang::UO_Deref;
    }
    if (const auto* member = dyn_cast<clang::MemberExpr>(node)) {
        return member->isArrow();
    }
    if (const auto* element = dyn_cast<clang::ArraySubscriptExpr>(node)) {
        const auto* decay = dyn_cast<clang::ImplicitCastExpr>(element->getBase()->IgnoreParens());
        return decay == nullptr || decay->getCastKind() != clang::CK_ArrayToPointerDecay;
    }
    return false;
}

bool is_uniform_call(const clang::CallExpr* call, const VaryingVariables& varying) {
    const FunctionDecl* callee = call->getDirectCallee();
    if (callee == nullptr || callee->getDefinition() != nullptr) {
        return false;
    }
    const std::string name = callee->getNameAsString();
    if (is_id_of_an_item(name) || name.rfind("atom", 0) == 0 || name.rfind("vload", 0) == 0) {
        return false;
    }
    for (const Expr* argument : call->arguments()) {
        if (!is_uniform(argument, varying) || argument->getType()->isPointerType()) {
            return false;
        }
    }
    return is_same_for_a_group(name) || !callee->getReturnType()->isVoidType();
}

} // namespace

bool is_barrier_call(const clang::CallExpr* call) {
    const FunctionDecl* callee = call->getDirectCallee();
    if (callee == nullptr) {
        return false;
    }
    const std::string name = callee->getNameAsString();
    return name == "barrier" || name == "work_group_barrier" || is_copy_wait(name);
}

bool is_exchange_call(const clang::CallExpr* call) {
    const FunctionDecl* callee = call->getDirectCallee();
    return callee != nullptr && callee->getDefinition() == nullptr &&
           (exchange_named(callee->getNameAsString()) != nullptr ||
            callee->getNameAsString() == sub_group_barrier_name);
}

const VarDecl* variable_of(const Expr* lvalue) {
    lvalue = lvalue->IgnoreParenImpCasts();
    if (const auto* use = dyn_cast<clang::DeclRefExpr>(lvalue)) {
        return dyn_cast<VarDecl>(use->getDecl());
    }
    if (const auto* member = dyn_cast<clang::MemberExpr>(lvalue)) {
        return member->isArrow() ? nullptr : variable_of(member->getBase());
    }
    if (const auto* element = dyn_cast<clang::ExtVectorElementExpr>(lvalue)) {
        return element->isArrow() ? nullptr : variable_of(element->getBase());
    }
    if (const auto* element = dyn_cast<clang::ArraySubscriptExpr>(lvalue)) {
        return variable_of(element->getBase());
    }
    return nullptr;
}

bool is_uniform(const Expr* node, const VaryingVariables& varying) {
    if (node == nullptr) {
        return true;
    }
    if (const auto* use = dyn_cast<clang::DeclRefExpr>(node)) {
        const auto* variable = dyn_cast<VarDecl>(use->getDecl());
        return variable == nullptr || varying.count(variable) == 0;
    }
    if (const auto* call = dyn_cast<clang::CallExpr>(node)) {
        return is_uniform_call(call, varying);
    }
    if (const auto* cast = dyn_cast<clang::ImplicitCastExpr>(node);
        cast && cast->getCastKind() == clang::CK_LValueToRValue) {
        const Space space = space_of(cast->getSubExpr()->getType());
        if (space == Space::global || space == Space::local) {
            return false; // not uniform: another work-item may change memory between two work-items' reads
        }
    }
    if (through_private_pointer(node)) {
        return false;
    }
    if (const Expr* one = picked(node)) {
        return is_uniform(one, varying);
    }
    for (const Stmt* child : node->children()) {
        if (!is_uniform(dyn_cast_or_null<Expr>(child), varying)) {
            return false;
        }
    }
    return true;
}

} // namespace lockstep
