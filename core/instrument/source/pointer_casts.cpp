#include "core/instrument/source/pointer_casts.h"

#include "core/instrument/source/each_node.h"
#include "core/instrument/source/types.h"

#include <algorithm>

namespace lockstep {
namespace {

/// Returns the alignment of the type to which the pointer points; 1 if the type is unknown.
std::uint32_t pointed_alignment(const clang::ASTContext& context, clang::QualType pointer) {
    const clang::QualType pointee = pointer->getPointeeType();
    return pointee->isIncompleteType() || pointee->isFunctionType() ? 1 : alignment_of(context, pointee);
}

bool raises_alignment(const clang::ASTContext& context, const clang::CastExpr* cast) {
    const clang::QualType to = cast->getType();
    const clang::QualType from = cast->getSubExpr()->getType();
    if (!to->isPointerType() || cast->getCastKind() == clang::CK_NullToPointer) {
        return false;
    }
    return cast->getCastKind() == clang::CK_IntegralToPointer ||
           (from->isPointerType() && pointed_alignment(context, from) < pointed_alignment(context, to));
}

} // namespace

bool raise_alignment(const std::vector<const clang::FunctionDecl*>& functions) {
    return std::any_of(functions.begin(), functions.end(), [](const clang::FunctionDecl* function) {
        bool found = false;
        each<clang::CastExpr>(function->getBody(), [&](const clang::CastExpr* cast) {
            found = found || raises_alignment(function->getASTContext(), cast);
        });
        return found;
    });
}

} // namespace lockstep
