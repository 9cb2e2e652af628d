#include "core/instrument/source/syntax.h"

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
