#include "core/instrument/edit/array_uses.h"

#include "core/instrument/source/each_node.h"
#include "core/instrument/source/types.h"
#include "core/site/array_edit.h"

#include <algorithm>

namespace lockstep::editing {
namespace {

using clang::ArraySubscriptExpr;
using clang::DeclRefExpr;
using llvm::dyn_cast;

const clang::VarDecl* variable_of(const clang::Expr* node) {
    const auto* use = dyn_cast<DeclRefExpr>(node->IgnoreParenImpCasts());
    return use == nullptr ? nullptr : dyn_cast<clang::VarDecl>(use->getDecl());
}

unsigned dimensions_of(const clang::VarDecl* variable) {
    clang::QualType type = variable->getType();
    unsigned dimensions = type->isPointerType() ? 1 : 0;
    type = type->isPointerType() ? type->getPointeeType() : type;
    for (; type->isArrayType(); ++dimensions) {
        type = clang::QualType(type->getArrayElementTypeNoTypeQual(), 0);
    }
    return dimensions;
}

bool is_atomic(const clang::CallExpr* call) {
    const clang::FunctionDecl* const callee = call->getDirectCallee();
    return callee != nullptr && !callee->hasBody() &&
           (callee->getName().startswith("atomic_") || callee->getName().startswith("atom_"));
}

/// Collects the uses of an array, and follows it into the functions that take it as an argument.
class UseSearch {
public:
    UseSearch(const std::vector<const clang::FunctionDecl*>& functions, ArrayUses& uses)
        : functions_(functions), uses_(uses) {
        tracked_.insert(uses.array);
    }

    void run() {
        follow_calls();
        for (const clang::FunctionDecl* function : functions_) {
            each_below(function->getBody(), [this, function](const clang::Stmt* node) {
                visit(node, function);
                return true;
            });
            each<DeclRefExpr>(function->getBody(), [this](const DeclRefExpr* use) {
                if (is_tracked(use) && !handled_.contains(use)) {
                    refuse(edit_refusal::pointer, use);
                }
            });
        }
    }

private:
    [[nodiscard]] bool is_tracked(const clang::Expr* node) const {
        const clang::VarDecl* const variable = variable_of(node);
        return variable != nullptr && tracked_.contains(variable);
    }

    void refuse(std::string_view reason, const clang::Stmt* node) {
        if (!uses_.obstacle) {
            uses_.obstacle = Obstacle{reason, node->getBeginLoc()};
        }
    }

    void handle(const clang::Expr* node) {
        handled_.insert(dyn_cast<DeclRefExpr>(node->IgnoreParenImpCasts()));
    }

    /// Adds the parameters to which the array is passed. Callers come after callees, so the search starts with
    /// the kernel.
    void follow_calls() {
        for (auto function = functions_.rbegin(); function != functions_.rend(); ++function) {
            each<clang::CallExpr>((*function)->getBody(), [this](const clang::CallExpr* call) {
                const clang::FunctionDecl* const callee = call->getDirectCallee();
                const clang::FunctionDecl* const body = callee != nullptr ? callee->getDefinition() : nullptr;
                for (unsigned i = 0; body != nullptr && i < call->getNumArgs(); ++i) {
                    if (is_tracked(call->getArg(i)) &&
                        dimensions_of(body->getParamDecl(i)) == uses_.dimensions) {
                        tracked_.insert(body->getParamDecl(i));
                        handle(call->getArg(i));
                    }
                }
            });
        }
    }

    void visit(const clang::Stmt* node, const clang::FunctionDecl* function) {
        if (const auto* call = dyn_cast<clang::CallExpr>(node)) {
            check_call(call);
        } else if (const auto* access = dyn_cast<ArraySubscriptExpr>(node)) {
            add_access(access, function);
        } else if (const auto* operation = dyn_cast<clang::UnaryOperator>(node)) {
            check_operator(operation);
        } else if (const auto* size = dyn_cast<clang::UnaryExprOrTypeTraitExpr>(node)) {
            check_size(size);
        } else if (const auto* statement = dyn_cast<clang::DeclStmt>(node)) {
            check_sizes_in(statement);
        }
    }

    /// An access is complete if it has all indices. The accesses below it (rows) are then part of it.
    void add_access(const ArraySubscriptExpr* access, const clang::FunctionDecl* function) {
        const clang::Expr* base = access;
        for (unsigned i = 0; i < uses_.dimensions; ++i) {
            const auto* subscript = dyn_cast<ArraySubscriptExpr>(base->IgnoreParenImpCasts());
            if (subscript == nullptr || subscript->getLHS() != subscript->getBase()) {
                return;
            }
            base = subscript->getBase();
        }
        if (is_tracked(base)) {
            handle(base);
            uses_.accesses.push_back(access);
            uses_.functions.insert(function);
        }
    }

    [[nodiscard]] bool is_element(const clang::Expr* node) const {
        const clang::Expr* base = node->IgnoreParens();
        bool has_index = false;
        for (const auto* access = dyn_cast<ArraySubscriptExpr>(base); access != nullptr;
             access = dyn_cast<ArraySubscriptExpr>(base)) {
            base = access->getBase()->IgnoreParenImpCasts();
            has_index = true;
        }
        return has_index && is_tracked(base);
    }

    /// The address of an element may only be an argument of an atomic function.
    void check_operator(const clang::UnaryOperator* operation) {
        const clang::Expr* const operand = operation->getSubExpr();
        if (operation->getOpcode() == clang::UO_AddrOf && !addresses_.contains(operation)) {
            const clang::Expr* place = operand->IgnoreParens();
            while (const auto* member = dyn_cast<clang::MemberExpr>(place)) {
                place = member->getBase()->IgnoreParens();
            }
            if (is_element(place)) {
                refuse(edit_refusal::pointer, operation);
            }
        } else if (operation->getOpcode() == clang::UO_Deref && uses_.dimensions == 1 &&
                   is_tracked(operand)) {
            handle(operand); // element 0 keeps its place
        }
    }

    void check_call(const clang::CallExpr* call) {
        if (is_atomic(call)) {
            const auto* address = dyn_cast<clang::UnaryOperator>(call->getArg(0)->IgnoreParenCasts());
            const bool is_address = address != nullptr && address->getOpcode() == clang::UO_AddrOf;
            const clang::QualType type = call->getArg(0)->getType()->getPointeeType();
            if (is_address && is_element(address->getSubExpr()) &&
                address->getSubExpr()->getType().getCanonicalType().getUnqualifiedType() ==
                    type.getCanonicalType().getUnqualifiedType()) {
                addresses_.insert(address);
            }
            return;
        }
        const clang::FunctionDecl* const callee = call->getDirectCallee();
        const clang::FunctionDecl* const body = callee != nullptr ? callee->getDefinition() : nullptr;
        for (unsigned i = 0; body != nullptr && i < call->getNumArgs(); ++i) {
            if (tracked_.contains(body->getParamDecl(i)) && !is_tracked(call->getArg(i))) {
                refuse(edit_refusal::shared_function, call);
            }
        }
    }

    void check_size(const clang::UnaryExprOrTypeTraitExpr* size) {
        if (!size->isArgumentType()) {
            check_names(size->getArgumentExpr(), size);
        }
    }

    /// Sizes of other arrays can contain sizeof.
    void check_sizes_in(const clang::DeclStmt* statement) {
        for (const clang::Decl* declared : statement->decls()) {
            const auto* variable = dyn_cast<clang::VarDecl>(declared);
            clang::TypeSourceInfo* const written =
                variable == nullptr ? nullptr : variable->getTypeSourceInfo();
            auto array = written == nullptr ? clang::ArrayTypeLoc()
                                            : written->getTypeLoc().getAs<clang::ArrayTypeLoc>();
            for (; !array.isNull(); array = array.getElementLoc().getAs<clang::ArrayTypeLoc>()) {
                each<clang::UnaryExprOrTypeTraitExpr>(
                    array.getSizeExpr(),
                    [this](const clang::UnaryExprOrTypeTraitExpr* size) { check_size(size); });
            }
        }
    }

    void check_names(const clang::Stmt* node, const clang::Stmt* size) {
        if (const auto* use = dyn_cast<DeclRefExpr>(node); use != nullptr && is_tracked(use)) {
            refuse(edit_refusal::size_of, size);
        }
        for (const clang::Stmt* child : node->children()) {
            if (child != nullptr) {
                check_names(child, size);
            }
        }
    }

    const std::vector<const clang::FunctionDecl*>& functions_;
    ArrayUses& uses_;
    std::set<const clang::VarDecl*> tracked_;
    std::set<const DeclRefExpr*> handled_;
    std::set<const clang::UnaryOperator*> addresses_;
};

bool is_local_array(const clang::VarDecl* variable) {
    const clang::QualType type = variable->getType();
    return type->isPointerType() ? space_of(type->getPointeeType()) == Space::local
                                 : type->isArrayType() && space_of(type) == Space::local;
}

} // namespace

std::vector<const ArraySubscriptExpr*> indices_of(const ArraySubscriptExpr* access, unsigned dimensions) {
    std::vector<const ArraySubscriptExpr*> indices;
    const clang::Expr* node = access;
    for (unsigned i = 0; i < dimensions; ++i) {
        const auto* subscript = dyn_cast<ArraySubscriptExpr>(node->IgnoreParenImpCasts());
        indices.insert(indices.begin(), subscript);
        node = subscript->getBase();
    }
    return indices;
}

ArrayUses uses_of(const std::vector<const clang::FunctionDecl*>& functions, std::string_view array) {
    ArrayUses uses;
    const clang::FunctionDecl* const kernel = functions.back();
    std::vector<const clang::VarDecl*> named;
    const auto add = [&](const clang::VarDecl* variable) {
        if (std::string_view(variable->getName()) == array && is_local_array(variable)) {
            named.push_back(variable);
        }
    };
    std::ranges::for_each(kernel->parameters(), add);
    each_variable(kernel->getBody(), [&](const clang::VarDecl* variable) {
        if (!variable->getType()->isPointerType()) {
            add(variable);
        }
    });
    if (named.empty()) {
        uses.obstacle = Obstacle{edit_refusal::no_array, kernel->getLocation()};
        return uses;
    }
    uses.array = named.front();
    uses.dimensions = dimensions_of(uses.array);
    UseSearch(functions, uses).run();
    return uses;
}

} // namespace lockstep::editing
