#include "core/instrument/source/syntax.h"

#include "core/instrument/source/types.h"

namespace lockstep {

const clang::Expr* bare(const clang::Expr* node) {
    node = node->IgnoreParens();
    while (const auto* cast = llvm::dyn_cast<clang::ImplicitCastExpr>(node)) {
        if (cast->getCastKind() != clang::CK_NoOp) {
            break;
        }
        node = cast->getSubExpr()->IgnoreParens();
    }
    return node;
}

Space space_of_components(const clang::ExtVectorElementExpr* node) {
    const clang::Expr* base = bare(node->getBase());
    while (const auto* inner = llvm::dyn_cast<clang::ExtVectorElementExpr>(base)) {
        node = inner;
        base = bare(inner->getBase());
    }
    if (node->isArrow()) {
        return space_of(base->getType()->getPointeeType());
    }
    return base->isGLValue() ? space_of(base->getType()) : Space::none;
}

bool is_read(const clang::Expr* node) {
    return node->isGLValue() && !node->getType()->isFunctionType() && !node->getType()->isArrayType();
}

bool is_null_pointer(const clang::Expr* node) {
    const auto* cast = llvm::dyn_cast<clang::ImplicitCastExpr>(node);
    return cast != nullptr && cast->getCastKind() == clang::CK_NullToPointer;
}

std::optional<std::string> known_number(const clang::Expr* node, const clang::ASTContext& context) {
    clang::Expr::EvalResult value;
    if (!node->EvaluateAsInt(value, context)) {
        return std::nullopt;
    }
    llvm::SmallString<20> digits;
    value.Val.getInt().toString(digits, 10);
    return "((" + spelled(node->getType()) + ")" + digits.str().str() + ")";
}

std::vector<const clang::Expr*> operands_of(const clang::Expr* node) {
    std::vector<const clang::Expr*> operands;
    for (const clang::Stmt* child : node->children()) {
        const auto* operand = llvm::dyn_cast_or_null<clang::Expr>(child);
        if (operand != nullptr && !llvm::isa<clang::ImplicitValueInitExpr>(operand)) {
            operands.push_back(operand);
        }
    }
    return operands;
}

std::string number(std::uint32_t value) {
    return std::to_string(value) + "u";
}

std::string zero_initialiser(clang::QualType type) {
    return type->isRecordType() ? " = {0}" : " = 0";
}

std::string counting_variable(const clang::ForStmt* node, const clang::ASTContext& context) {
    const auto* declarations = llvm::dyn_cast_or_null<clang::DeclStmt>(node->getInit());
    if (declarations == nullptr || !declarations->isSingleDecl() || node->getCond() == nullptr ||
        node->getCond()->HasSideEffects(context)) {
        return "";
    }
    const auto* variable = llvm::dyn_cast<clang::VarDecl>(declarations->getSingleDecl());
    const bool counts = variable != nullptr && variable->getType()->isIntegerType() &&
                        context.getTypeSize(variable->getType()) <= 32;
    return counts ? variable->getNameAsString() : "";
}

bool brings_number(clang::QualType type) {
    return type->isPointerType() || type->isImageType() || type->isSamplerT();
}

std::optional<ImageShape> image_shape(clang::QualType type) {
    const auto* builtin = type.getCanonicalType()->getAs<clang::BuiltinType>();
    if (builtin == nullptr) {
        return std::nullopt;
    }
    switch (builtin->getKind()) {
    case clang::BuiltinType::OCLImage1dRO:
    case clang::BuiltinType::OCLImage1dWO:
        return ImageShape::image1d;
    case clang::BuiltinType::OCLImage1dBufferRO:
    case clang::BuiltinType::OCLImage1dBufferWO:
        return ImageShape::image1d_buffer;
    case clang::BuiltinType::OCLImage1dArrayRO:
    case clang::BuiltinType::OCLImage1dArrayWO:
        return ImageShape::image1d_array;
    case clang::BuiltinType::OCLImage2dRO:
    case clang::BuiltinType::OCLImage2dWO:
        return ImageShape::image2d;
    case clang::BuiltinType::OCLImage2dArrayRO:
    case clang::BuiltinType::OCLImage2dArrayWO:
        return ImageShape::image2d_array;
    case clang::BuiltinType::OCLImage3dRO:
    case clang::BuiltinType::OCLImage3dWO:
        return ImageShape::image3d;
    default:
        return std::nullopt;
    }
}

} // namespace lockstep
