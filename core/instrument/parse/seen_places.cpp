#include "core/instrument/parse/seen_places.h"

#include "core/instrument/source/each_node.h"
#include "core/instrument/source/types.h"

#include <algorithm>

namespace lockstep {
namespace {

bool points_to_variables(clang::QualType type) {
    if (!type->isPointerType()) {
        return false;
    }
    const Space space = space_of(type->getPointeeType());
    return space == Space::local || space == Space::none;
}

/// Whether the type is a pointer or contains one.
bool holds_pointer(clang::QualType type) {
    if (const auto* array = type->getAsArrayTypeUnsafe()) {
        return holds_pointer(array->getElementType());
    }
    const clang::RecordDecl* record = type->getAsRecordDecl();
    return type->isPointerType() ||
           (record != nullptr && std::ranges::any_of(record->fields(), [](const clang::FieldDecl* field) {
                return holds_pointer(field->getType());
            }));
}

/// Whether a cast makes it possible to read the address in a pointer p as a number: `(ulong)p`, `(ulong*)&p`.
bool makes_number(const clang::CastExpr* cast) {
    const clang::QualType from = cast->getSubExpr()->getType();
    const clang::QualType to = cast->getType();
    if (cast->getCastKind() == clang::CK_PointerToIntegral) {
        return points_to_variables(from);
    }
    return from->isPointerType() && to->isPointerType() && holds_pointer(from->getPointeeType()) &&
           !holds_pointer(to->getPointeeType());
}

bool relates_local_pointers(const clang::BinaryOperator* operation) {
    const clang::QualType left = operation->getLHS()->getType();
    const clang::QualType right = operation->getRHS()->getType();
    const bool relates = operation->isComparisonOp() || operation->getOpcode() == clang::BO_Sub;
    return relates && left->isPointerType() && right->isPointerType() &&
           space_of(left->getPointeeType()) == Space::local;
}

bool is_read_as_number(const clang::MemberExpr* member) {
    const auto* field = llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl());
    return field != nullptr && field->getParent()->isUnion() && !field->getType()->isPointerType() &&
           std::ranges::any_of(field->getParent()->fields(),
                               [](const clang::FieldDecl* other) { return holds_pointer(other->getType()); });
}

} // namespace

bool see_places(const std::vector<const clang::FunctionDecl*>& functions, std::size_t locals) {
    bool found = false;
    for (const clang::FunctionDecl* function : functions) {
        each_below(function->getBody(), [&](const clang::Stmt* node) {
            if (const auto* cast = llvm::dyn_cast<clang::CastExpr>(node)) {
                found = found || makes_number(cast);
            } else if (const auto* operation = llvm::dyn_cast<clang::BinaryOperator>(node)) {
                found = found || (locals > 1 && relates_local_pointers(operation));
            } else if (const auto* bits = llvm::dyn_cast<clang::AsTypeExpr>(node)) {
                found = found || holds_pointer(bits->getSrcExpr()->getType());
            } else if (const auto* member = llvm::dyn_cast<clang::MemberExpr>(node)) {
                found = found || is_read_as_number(member);
            }
            return !found;
        });
    }
    return found;
}

} // namespace lockstep
