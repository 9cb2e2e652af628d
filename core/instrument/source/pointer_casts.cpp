#include "core/instrument/source/pointer_casts.h"

#include "core/instrument/source/types.h"

#include <algorithm>

namespace lockstep {
namespace {

/// Of what a pointer points to; 1 where nobody knows.
std::uint32_t pointed_alignment(const clang::ASTContext& context, clang::QualType pointer) {
    const clang::QualType pointee = pointer->getPointeeType();
    return pointee->isIncompleteType() || pointee->isFunctionType() ? 1 : alignment_of(context, pointee);
}

class AlignmentCasts : public clang::RecursiveASTVisitor<AlignmentCasts> {
public:
    explicit AlignmentCasts(const clang::ASTContext& context) : context_(context) {}
    bool found = false;

    bool VisitCastExpr(clang::CastExpr* cast) {
        const clang::QualType to = cast->getType();
        const clang::QualType from = cast->getSubExpr()->getType();
        if (!to->isPointerType() || cast->getCastKind() == clang::CK_NullToPointer) {
            return true;
        }
        found =
            found || cast->getCastKind() == clang::CK_IntegralToPointer ||
            (from->isPointerType() && pointed_alignment(context_, from) < pointed_alignment(context_, to));
        return true;
    }

private:
    const clang::ASTContext& context_;
};

} // namespace

bool raise_alignment(const std::vector<const clang::FunctionDecl*>& functions) {
    return std::any_of(functions.begin(), functions.end(), [](const clang::FunctionDecl* function) {
        AlignmentCasts casts(function->getASTContext());
        casts.TraverseStmt(function->getBody());
        return casts.found;
    });
}

} // namespace lockstep
