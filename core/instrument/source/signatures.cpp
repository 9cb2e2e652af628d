#include "core/instrument/source/signatures.h"

#include "core/instrument/source/source_text.h"
#include "core/instrument/source/syntax.h"
#include "core/instrument/source/types.h"

namespace lockstep {
namespace {

Access image_access(const clang::ParmVarDecl* parameter) {
    const auto* access = parameter->getAttr<clang::OpenCLAccessAttr>();
    if (access == nullptr || access->isReadOnly()) {
        return Access::read_only; // what an image without a qualifier is
    }
    return access->isWriteOnly() ? Access::write_only : Access::read_write;
}

void describe_pointer(const clang::ASTContext& context, clang::QualType pointee, KernelParameter& parameter) {
    parameter.kind = space_of(pointee) == Space::local ? ArgumentKind::local : ArgumentKind::buffer;
    const bool has_size = !pointee->isVoidType() && !pointee->isIncompleteType();
    parameter.type = has_size ? value_type_of(pointee) : ValueType{Scalar::bytes, 1};
    parameter.size_bytes = has_size ? bytes_of(context, pointee) : 1;
    const bool is_kept = pointee.isConstQualified() || space_of(pointee) == Space::constant;
    parameter.access = is_kept ? Access::read_only : Access::read_write;
}

KernelParameter parameter_of(const clang::ASTContext& context, const clang::ParmVarDecl* declared) {
    const clang::QualType type = declared->getType();
    KernelParameter parameter{.name = declared->getNameAsString(),
                              .type_text = type.getAsString(context.getPrintingPolicy())};
    if (type->isPointerType()) {
        describe_pointer(context, type->getPointeeType(), parameter);
    } else if (type->isImageType()) {
        parameter.kind = ArgumentKind::image;
        parameter.access = image_access(declared);
        parameter.shape = image_shape(type).value_or(ImageShape::image2d);
    } else if (type->isSamplerT()) {
        parameter.kind = ArgumentKind::sampler;
    } else {
        parameter.size_bytes = bytes_of(context, type);
        parameter.type = type->isRecordType()
                             ? ValueType{Scalar::bytes, static_cast<std::uint32_t>(parameter.size_bytes)}
                             : value_type_of(type);
    }
    return parameter;
}

KernelSignature signature_of(const clang::ASTContext& context, const SourceText& source,
                             const clang::FunctionDecl* kernel) {
    KernelSignature signature{.name = kernel->getNameAsString(),
                              .line = source.place(kernel->getLocation()).line};
    for (const clang::ParmVarDecl* parameter : kernel->parameters()) {
        signature.parameters.push_back(parameter_of(context, parameter));
    }
    if (const auto* size = kernel->getAttr<clang::ReqdWorkGroupSizeAttr>()) {
        signature.required_group = {size->getXDim(), size->getYDim(), size->getZDim()};
    }
    return signature;
}

} // namespace

std::vector<KernelSignature> signatures_of(clang::ASTContext& context) {
    const SourceText source(context);
    std::vector<KernelSignature> signatures;
    for (const clang::Decl* declaration : context.getTranslationUnitDecl()->decls()) {
        const auto* function = llvm::dyn_cast<clang::FunctionDecl>(declaration);
        if (function != nullptr && function->hasAttr<clang::OpenCLKernelAttr>() &&
            function->doesThisDeclarationHaveABody()) {
            signatures.push_back(signature_of(context, source, function));
        }
    }
    return signatures;
}

} // namespace lockstep
