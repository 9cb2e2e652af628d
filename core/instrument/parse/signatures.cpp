#include "core/instrument/parse/signatures.h"

#include "core/instrument/parse/source_text.h"
#include "core/instrument/source/each_node.h"
#include "core/instrument/source/reach.h"
#include "core/instrument/source/syntax.h"
#include "core/instrument/source/types.h"

#include <algorithm>
#include <array>

namespace lockstep {
namespace {

Access image_access(const clang::ParmVarDecl* parameter) {
    const auto* access = parameter->getAttr<clang::OpenCLAccessAttr>();
    if (access == nullptr || access->isReadOnly()) {
        return Access::read_only; // the default for an image parameter without an access qualifier
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

/// Returns the dimension (starting at 0) whose id a call queries; 0 for other calls.
std::uint32_t asked_dimension(const clang::ASTContext& context, const clang::CallExpr* call) {
    constexpr std::array<llvm::StringRef, 3> ids{"get_global_id", "get_local_id", "get_group_id"};
    const clang::FunctionDecl* callee = call->getDirectCallee();
    clang::Expr::EvalResult value;
    const bool asks = callee != nullptr && callee->getIdentifier() != nullptr && call->getNumArgs() == 1 &&
                      std::ranges::find(ids, callee->getName()) != ids.end() &&
                      call->getArg(0)->EvaluateAsInt(value, context);
    return asks && value.Val.getInt().ult(3) ? static_cast<std::uint32_t>(value.Val.getInt().getZExtValue())
                                             : 0;
}

std::uint32_t dimensions_of(clang::ASTContext& context, const clang::FunctionDecl* kernel) {
    // This fails for a recursive kernel, which is refused later with the line of the recursion.
    const auto reached = reachable(context, kernel);
    std::uint32_t dimensions = 1;
    for (const clang::FunctionDecl* function : reached ? *reached : std::vector{kernel}) {
        each<clang::CallExpr>(function->getBody(), [&](const clang::CallExpr* call) {
            dimensions = std::max(dimensions, asked_dimension(context, call) + 1);
        });
    }
    return dimensions;
}

KernelSignature signature_of(clang::ASTContext& context, const SourceText& source,
                             const clang::FunctionDecl* kernel) {
    KernelSignature signature{.name = kernel->getNameAsString(),
                              .line = source.place(kernel->getLocation()).line,
                              .dimensions = dimensions_of(context, kernel)};
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
