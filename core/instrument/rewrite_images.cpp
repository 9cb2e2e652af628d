#include "core/instrument/rewriter.h"

#include "core/site/record.h"

// Images and samplers cannot be stored in variables, so what a name stands for is known: a parameter, or a
// sampler with a constant value. Like pointers, parameters of helper functions bring a number along: of an
// image its object, of a sampler its settings (bits as OpenCL's CLK_ constants).
//
//     v = read_imagef(src, smp, p);
//     v = (lk_t0 = (p), LK_R(lk_t1, read_imagef(src, smp, lk_image_int(lk, 7u, lk_o_src, lk_o_smp,
//     get_image_dim(src), lk_t0)), 16u));

namespace lockstep {

using llvm::dyn_cast;

namespace {

bool starts_with(const std::string& text, std::string_view start) {
    return text.rfind(start, 0) == 0;
}

const clang::VarDecl* named_by(const clang::Expr* node) {
    const auto* use = dyn_cast<clang::DeclRefExpr>(node->IgnoreParenImpCasts());
    return use == nullptr ? nullptr : dyn_cast<clang::VarDecl>(use->getDecl());
}

/// "float4", "int4" or "uint4" by the function's last letter; half4 for read_imageh.
ValueType colour_type(const std::string& name) {
    switch (name.back()) {
    case 'f':
        return {Scalar::float32, 4};
    case 'h':
        return {Scalar::float16, 4};
    default:
        return {starts_with(name, "read_imageui") || starts_with(name, "write_imageui") ? Scalar::uint32
                                                                                        : Scalar::int32,
                4};
    }
}

} // namespace

bool brings_number(clang::QualType type) {
    return type->isPointerType() || type->isImageType() || type->isSamplerT();
}

bool is_plain_image(clang::QualType type) {
    const auto* builtin = type.getCanonicalType()->getAs<clang::BuiltinType>();
    return builtin != nullptr && (builtin->getKind() == clang::BuiltinType::OCLImage2dRO ||
                                  builtin->getKind() == clang::BuiltinType::OCLImage2dWO);
}

std::string Rewriter::number_of_image(const clang::Expr* node) {
    const clang::VarDecl* variable = named_by(node);
    if (variable == nullptr || !is_plain_image(node->getType())) {
        refuse(node, refusal::image);
        return "0u";
    }
    return shadow_of(variable);
}

std::string Rewriter::sampler_settings(const clang::Expr* node) {
    const clang::VarDecl* variable = named_by(node);
    if (variable != nullptr && llvm::isa<clang::ParmVarDecl>(variable)) {
        return shadow_of(variable);
    }
    const clang::Expr* constant = variable == nullptr ? node : variable->getInit();
    clang::Expr::EvalResult result;
    if (constant == nullptr || !constant->IgnoreParenImpCasts()->EvaluateAsInt(result, context_)) {
        refuse(node, refusal::image);
        return "0u";
    }
    return number(static_cast<std::uint32_t>(result.Val.getInt().getZExtValue()));
}

std::string Rewriter::number_brought(const clang::Expr* argument) {
    return argument->getType()->isImageType()  ? number_of_image(argument)
           : argument->getType()->isSamplerT() ? sampler_settings(argument)
                                               : object_of_pointer(argument);
}

std::string Rewriter::image_or_sampler(const clang::Expr* node) {
    const clang::Expr* named = node->IgnoreParenImpCasts();
    const auto* use = dyn_cast<clang::DeclRefExpr>(named);
    return use != nullptr                  ? variable_use(use)
           : node->getType()->isSamplerT() ? constant_sampler(named)
                                           : source_.text(source_.range(named));
}

/// Gives settings that stand in a call a name: Clang puts them there for a sampler of the file, too, and
/// NVIDIA's compiler then reads texel (0, 0) if the image is the function's parameter.
std::string Rewriter::constant_sampler(const clang::Expr* settings) {
    const std::string name =
        "lk_sampler_" + function_->getNameAsString() + "_" + std::to_string(source_.range(settings).begin);
    declare_sampler(name, settings);
    return name;
}

void Rewriter::declare_sampler(const std::string& name, const clang::Expr* settings) {
    const std::string declared = "__constant sampler_t " + name + " = ";
    if (constants_.find(declared) == std::string::npos) {
        constants_ += declared + source_.text(source_.range(settings)) + ";\n";
    }
}

std::string Rewriter::sampler_declaration(const clang::VarDecl* node) {
    declare_sampler(sampler_name(node), node->getInit());
    return "";
}

std::string Rewriter::sampler_name(const clang::VarDecl* node) const {
    return "lk_sampler_" + node->getNameAsString() + "_" +
           std::to_string(source_.range(node->getSourceRange()).begin);
}

bool Rewriter::is_image_call(const std::string& name) {
    return starts_with(name, "read_image") || starts_with(name, "write_image");
}

std::string Rewriter::image_call(const clang::CallExpr* node, const std::string& name) {
    if (!is_plain_image(node->getArg(0)->getType())) {
        refuse(node, refusal::image);
        return "0";
    }
    return starts_with(name, "read_image") ? image_read(node, name) : image_write(node, name);
}

std::string Rewriter::image_probe(const clang::CallExpr* node, const std::string& name, SiteKind kind,
                                  const std::string& settings, const std::string& coordinates) {
    const clang::QualType type =
        node->getArg(kind == SiteKind::image_write ? 1 : node->getNumArgs() - 1)->getType();
    SiteInfo info = site_at(kind, node);
    info.space = Space::image;
    info.type = colour_type(name);
    const Site site = add_site(std::move(info));
    log(site);
    const std::string image = value(node->getArg(0));
    const bool whole = value_type_of(type).scalar != Scalar::float32;
    return std::string(kind == SiteKind::image_write ? "lk_image_inside"
                       : whole                       ? "lk_image_int"
                                                     : "lk_image_float") +
           "(lk, " + number(site.value()) + ", " + number_of_image(node->getArg(0)) + ", " + settings +
           ", get_image_dim(" + image + "), " + coordinates + ")";
}

std::string Rewriter::image_read(const clang::CallExpr* node, const std::string& name) {
    const bool has_sampler = node->getNumArgs() == 3;
    const clang::Expr* at = node->getArg(node->getNumArgs() - 1);
    const std::string coordinates = value(at);
    const std::string held = temporary(spelled(at->getType()));
    const std::string settings = has_sampler ? sampler_settings(node->getArg(1)) : "0u";
    const std::string probe = image_probe(node, name, SiteKind::image_read, settings, held);
    return "(" + held + " = (" + coordinates + "), LK_R(" + temporary(spelled(node->getType())) + ", " +
           name + "(" + value(node->getArg(0)) + ", " + (has_sampler ? value(node->getArg(1)) + ", " : "") +
           probe + "), " + number(size_bytes(colour_type(name))) + "))";
}

std::string Rewriter::image_write(const clang::CallExpr* node, const std::string& name) {
    const Ordered ordered = in_order({node->getArg(1), node->getArg(2)});
    const std::string at = temporary(spelled(node->getArg(1)->getType()));
    const std::string colour = temporary(spelled(node->getArg(2)->getType()));
    const std::string probe = image_probe(node, name, SiteKind::image_write, "0u", at);
    return "(" + ordered.first + at + " = (" + ordered.texts[0] + "), " + colour + " = (" + ordered.texts[1] +
           "), LK_V(" + colour + ", " + number(size_bytes(colour_type(name))) + "), " + probe + " ? " + name +
           "(" + value(node->getArg(0)) + ", " + at + ", " + colour + ") : (void)0)";
}

} // namespace lockstep
