#include "core/instrument/parse/contractions.h"

#include "core/instrument/source/each_node.h"

#include <clang/AST/Decl.h>
#include <clang/AST/Expr.h>
#include <clang/AST/Type.h>

namespace lockstep {
namespace {

/// Whether the type is a floating-point type, or a vector of one.
bool is_floating(clang::QualType type) {
    const auto* vector = type->getAs<clang::VectorType>();
    return (vector != nullptr ? vector->getElementType() : type)->isRealFloatingType();
}

bool multiplies(clang::BinaryOperatorKind kind) {
    return kind == clang::BO_Mul || kind == clang::BO_MulAssign;
}

bool adds(clang::BinaryOperatorKind kind) {
    return kind == clang::BO_Add || kind == clang::BO_Sub || kind == clang::BO_AddAssign ||
           kind == clang::BO_SubAssign;
}

} // namespace

bool may_contract(const std::vector<const clang::FunctionDecl*>& functions) {
    bool has_product = false;
    bool has_sum = false;
    for (const clang::FunctionDecl* function : functions) {
        each_below(function->getBody(), [&](const clang::Stmt* node) {
            const auto* operation = llvm::dyn_cast<clang::BinaryOperator>(node);
            if (operation != nullptr && is_floating(operation->getType())) {
                has_product = has_product || multiplies(operation->getOpcode());
                has_sum = has_sum || adds(operation->getOpcode());
            }
            return !(has_product && has_sum);
        });
    }
    return has_product && has_sum;
}

} // namespace lockstep
