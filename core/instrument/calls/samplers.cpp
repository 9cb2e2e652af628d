#include "core/instrument/calls/samplers.h"

#include "core/instrument/source/syntax.h"

namespace lockstep::rewriting {
namespace {

using llvm::dyn_cast;

const clang::VarDecl* named_by(const clang::Expr* node) {
    const auto* use = dyn_cast<clang::DeclRefExpr>(node->IgnoreParenImpCasts());
    return use == nullptr ? nullptr : dyn_cast<clang::VarDecl>(use->getDecl());
}

/// Returns a unique file-scope name for a sampler that is declared in a function.
std::string file_scope_name(const clang::VarDecl* variable, const SourceText& source) {
    return "lk_sampler_" + variable->getNameAsString() + "_" +
           std::to_string(source.range(variable->getSourceRange()).begin);
}

} // namespace

std::string sampler_use(const clang::VarDecl* variable, const SourceText& source) {
    const bool is_inside = !llvm::isa<clang::ParmVarDecl>(variable) && !variable->isFileVarDecl();
    return is_inside ? file_scope_name(variable, source) : variable->getNameAsString();
}

std::string Samplers::number_of_image(const clang::Expr* node) {
    const clang::VarDecl* variable = named_by(node);
    if (variable == nullptr || !image_shape(node->getType())) {
        bench_.refusals.refuse(node, refusal::image);
        return "0u";
    }
    return bench_.provenance.shadow_of(variable);
}

std::string Samplers::settings(const clang::Expr* node) {
    const clang::VarDecl* variable = named_by(node);
    if (variable != nullptr && llvm::isa<clang::ParmVarDecl>(variable)) {
        return bench_.provenance.shadow_of(variable);
    }
    const clang::Expr* constant = variable == nullptr ? node : variable->getInit();
    clang::Expr::EvalResult result;
    if (constant == nullptr ||
        !constant->IgnoreParenImpCasts()->EvaluateAsInt(result, bench_.emitter.context())) {
        bench_.refusals.refuse(node, refusal::image);
        return "0u";
    }
    return number(static_cast<std::uint32_t>(result.Val.getInt().getZExtValue()));
}

std::string Samplers::number_brought(const clang::Expr* argument) {
    return argument->getType()->isImageType()  ? number_of_image(argument)
           : argument->getType()->isSamplerT() ? settings(argument)
                                               : bench_.provenance.object_of_pointer(argument);
}

std::string Samplers::operand(const clang::Expr* node) {
    const clang::Expr* named = node->IgnoreParenImpCasts();
    const clang::VarDecl* variable = named_by(node);
    if (variable != nullptr && variable->getType()->isSamplerT()) {
        return sampler_use(variable, bench_.emitter.source());
    }
    const bool is_constant = variable == nullptr && node->getType()->isSamplerT();
    return is_constant ? constant_sampler(named) : bench_.emitter.written(named);
}

/// Returns the name of a new sampler constant that replaces sampler settings written directly in a call. With
/// such settings, NVIDIA's compiler reads texel (0, 0) if the image is a parameter of the function. Clang
/// also inlines the settings of file-scope samplers into calls.
std::string Samplers::constant_sampler(const clang::Expr* settings) {
    std::string name = "lk_sampler_" + bench_.log.function_name() + "_" +
                       std::to_string(bench_.emitter.source().range(settings).begin);
    bench_.emitter.declare_constant_once("__constant sampler_t " + name + " = ",
                                         bench_.emitter.written(settings) + ";\n");
    return name;
}

void Samplers::declare(const clang::VarDecl* variable) {
    bench_.emitter.declare_constant_once("__constant sampler_t " +
                                             file_scope_name(variable, bench_.emitter.source()) + " = ",
                                         bench_.emitter.written(variable->getInit()) + ";\n");
}

} // namespace lockstep::rewriting
