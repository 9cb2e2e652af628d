#include "core/instrument/source/syntax.h"
#include "core/instrument/source/types.h"
#include "core/instrument/source/unwritten.h"

namespace lockstep {
namespace {

using clang::Expr;
using llvm::dyn_cast;

constexpr std::uint32_t most_bytes = 32;

std::uint32_t low_mask(std::uint64_t bytes) {
    return bytes >= most_bytes ? ~0U : (1U << bytes) - 1U;
}

/// Returns the array, the vector or the struct that contains an element or member; null if the lvalue is
/// neither, or goes through a pointer.
const Expr* container_of(const Expr* lvalue) {
    if (const auto* components = dyn_cast<clang::ExtVectorElementExpr>(lvalue)) {
        return components->isArrow() ? nullptr : bare(components->getBase());
    }
    if (const auto* member = dyn_cast<clang::MemberExpr>(lvalue)) {
        return member->isArrow() ? nullptr : bare(member->getBase());
    }
    if (const auto* element = dyn_cast<clang::ArraySubscriptExpr>(lvalue)) {
        const auto* decay = dyn_cast<clang::ImplicitCastExpr>(element->getBase()->IgnoreParens());
        if (decay != nullptr && decay->getCastKind() == clang::CK_ArrayToPointerDecay) {
            return bare(decay->getSubExpr());
        }
        return element->getBase()->getType()->isVectorType() ? bare(element->getBase()) : nullptr;
    }
    return nullptr;
}

/// Whether an index can be evaluated a second time: it has no side effects and accesses no memory other than
/// private variables.
bool is_repeatable(const Expr* index) {
    index = index->IgnoreParenImpCasts();
    if (const auto* operation = dyn_cast<clang::BinaryOperator>(index)) {
        const auto code = operation->getOpcode();
        const bool is_simple =
            code == clang::BO_Add || code == clang::BO_Sub || code == clang::BO_Mul || code == clang::BO_And;
        return is_simple && is_repeatable(operation->getLHS()) && is_repeatable(operation->getRHS());
    }
    const auto* use = dyn_cast<clang::DeclRefExpr>(index);
    const auto* variable = use != nullptr ? dyn_cast<clang::VarDecl>(use->getDecl()) : nullptr;
    return llvm::isa<clang::IntegerLiteral>(index) ||
           (variable != nullptr && variable->hasLocalStorage() && variable->getType()->isIntegerType());
}

/// Collects the place of an lvalue in its union, from the innermost part to the union.
class BytesInUnion {
public:
    BytesInUnion(const clang::ASTContext& context, const Expr* lvalue) : context_(context) {
        const clang::QualType type = lvalue->getType();
        mask_ = low_mask(bytes_of_value(type));
        for (const Expr* inside = container_of(lvalue); inside != nullptr;
             lvalue = inside, inside = container_of(inside)) {
            step_out(lvalue, inside->getType());
        }
    }

    [[nodiscard]] VariablePart part(const clang::VarDecl* variable) const {
        VariablePart part{variable, 0, false};
        part.is_union = true;
        part.is_unknown = !is_known_ || offset_ >= most_bytes;
        part.bits = part.is_unknown ? 0 : mask_ << offset_;
        part.index = index_;
        part.index_count = count_;
        part.index_bytes = step_;
        return part;
    }

private:
    /// Returns the size without the padding of a vector with three components.
    [[nodiscard]] std::uint64_t bytes_of_value(clang::QualType type) const {
        const auto* vector = type->getAs<clang::VectorType>();
        return vector != nullptr ? vector->getNumElements() * bytes_of(context_, vector->getElementType())
                                 : bytes_of(context_, type);
    }

    /// Adds the place of `lvalue` in its container.
    void step_out(const Expr* lvalue, clang::QualType container) {
        if (const auto* components = dyn_cast<clang::ExtVectorElementExpr>(lvalue)) {
            add_components(components, container);
        } else if (const auto* member = dyn_cast<clang::MemberExpr>(lvalue)) {
            const auto* field = dyn_cast<clang::FieldDecl>(member->getMemberDecl());
            is_known_ = is_known_ && field != nullptr && !field->isBitField();
            offset_ += field != nullptr ? context_.getFieldOffset(field) / 8 : 0;
        } else {
            add_index(llvm::cast<clang::ArraySubscriptExpr>(lvalue)->getIdx(), container);
        }
        is_first_ = false;
    }

    void add_components(const clang::ExtVectorElementExpr* components, clang::QualType vector) {
        const auto* type = vector->getAs<clang::VectorType>();
        if (type == nullptr || !is_first_) {
            is_known_ = false; // a component of components
            return;
        }
        const std::uint64_t bytes = bytes_of(context_, type->getElementType());
        llvm::SmallVector<std::uint32_t, 4> places;
        components->getEncodedElementAccess(places);
        mask_ = 0;
        for (const std::uint32_t place : places) {
            mask_ |= place * bytes < most_bytes ? low_mask(bytes) << place * bytes : 0;
        }
    }

    void add_index(const Expr* index, clang::QualType container) {
        const auto* array = context_.getAsConstantArrayType(container);
        const auto* vector = container->getAs<clang::VectorType>();
        if (array == nullptr && vector == nullptr) {
            is_known_ = false;
            return;
        }
        const std::uint64_t count =
            array != nullptr ? array->getSize().getZExtValue() : vector->getNumElements();
        const std::uint64_t bytes =
            bytes_of(context_, array != nullptr ? array->getElementType() : vector->getElementType());
        clang::Expr::EvalResult number;
        if (!index->isValueDependent() && index->EvaluateAsInt(number, context_)) {
            const std::int64_t at = number.Val.getInt().getExtValue();
            is_known_ = is_known_ && at >= 0 && static_cast<std::uint64_t>(at) < count;
            offset_ += is_known_ ? static_cast<std::uint64_t>(at) * bytes : 0;
            return;
        }
        is_known_ = is_known_ && index_ == nullptr && is_repeatable(index);
        index_ = index;
        count_ = static_cast<std::uint32_t>(count);
        step_ = static_cast<std::uint32_t>(bytes);
    }

    const clang::ASTContext& context_;
    std::uint32_t mask_ = 0;   ///< bytes of the value, from `offset_` on
    std::uint64_t offset_ = 0; ///< in bytes, without the index
    const Expr* index_ = nullptr;
    std::uint32_t count_ = 0;
    std::uint32_t step_ = 0;
    bool is_known_ = true;
    bool is_first_ = true; ///< whether the next step is that of the innermost part
};

} // namespace

VariablePart union_part_of(const Expr* lvalue) {
    lvalue = bare(lvalue);
    const Expr* root = lvalue;
    for (const Expr* inside = container_of(root); inside != nullptr; inside = container_of(inside)) {
        root = inside;
    }
    const auto* use = dyn_cast<clang::DeclRefExpr>(root);
    const auto* variable = use != nullptr ? dyn_cast<clang::VarDecl>(use->getDecl()) : nullptr;
    if (variable == nullptr || bytes_of_union(variable->getType()) == 0) {
        return {};
    }
    if (root == lvalue || lvalue->getType()->isRecordType()) {
        // A whole union or a struct in it: it is often copied although some of its bytes have no value.
        VariablePart whole{variable, low_mask(bytes_of_union(variable->getType())), root == lvalue};
        whole.is_union = true;
        whole.is_unknown = true;
        return whole;
    }
    return BytesInUnion(variable->getASTContext(), lvalue).part(variable);
}

std::uint32_t bytes_of_union(clang::QualType type) {
    const auto* record = type->getAsUnionType();
    if (record == nullptr || record->getDecl()->field_empty()) {
        return 0;
    }
    const std::uint32_t bytes = bytes_of(record->getDecl()->getASTContext(), type);
    return bytes <= most_bytes ? bytes : 0;
}

} // namespace lockstep
