#include "core/instrument/rewrite/image_calls.h"

#include "core/instrument/source/syntax.h"
#include "core/site/record.h"

namespace lockstep::rewriting {
namespace {

/// "float4", "int4" or "uint4" by the function's last letter; half4 for read_imageh.
ValueType colour_type(const std::string& name) {
    switch (name.back()) {
    case 'f':
        return {Scalar::float32, 4};
    case 'h':
        return {Scalar::float16, 4};
    default:
        return {name.starts_with("read_imageui") || name.starts_with("write_imageui") ? Scalar::uint32
                                                                                      : Scalar::int32,
                4};
    }
}

} // namespace

ImageCalls::ImageCalls(Workbench& bench, Samplers& samplers, Expressions& expressions)
    : log_(bench.log),
      emitter_(bench.emitter),
      refusals_(bench.refusals),
      needs_(bench.needs),
      samplers_(samplers),
      expressions_(expressions) {}

std::optional<std::string> ImageCalls::call(const clang::CallExpr* node, const std::string& name) {
    const bool reads = name.starts_with("read_image");
    if (!reads && !name.starts_with("write_image")) {
        return std::nullopt;
    }
    needs_.images = true;
    if (!is_plain_image(node->getArg(0)->getType())) {
        refusals_.refuse(node, refusal::image);
        return "0";
    }
    return reads ? read(node, name) : write(node, name);
}

std::string ImageCalls::probe(const clang::CallExpr* node, const std::string& name, SiteKind kind,
                              const std::string& settings, const std::string& coordinates) {
    const clang::QualType type =
        node->getArg(kind == SiteKind::image_write ? 1 : node->getNumArgs() - 1)->getType();
    SiteInfo info = log_.at(kind, node);
    info.space = Space::image;
    info.type = colour_type(name);
    const Site site = log_.add(std::move(info));
    log_.log(site);
    const std::string image = expressions_.value(node->getArg(0));
    const bool whole = value_type_of(type).scalar != Scalar::float32;
    return std::string(kind == SiteKind::image_write ? "lk_image_inside"
                       : whole                       ? "lk_image_int"
                                                     : "lk_image_float") +
           "(lk_self, " + number(site.value()) + ", " + samplers_.number_of_image(node->getArg(0)) + ", " +
           settings + ", get_image_dim(" + image + "), " + coordinates + ")";
}

std::string ImageCalls::read(const clang::CallExpr* node, const std::string& name) {
    const bool has_sampler = node->getNumArgs() == 3;
    const clang::Expr* at = node->getArg(node->getNumArgs() - 1);
    const std::string coordinates = expressions_.value(at);
    const std::string held = emitter_.temporary(at->getType());
    const std::string settings = has_sampler ? samplers_.settings(node->getArg(1)) : "0u";
    const std::string checked = probe(node, name, SiteKind::image_read, settings, held);
    return "(" + held + " = (" + coordinates + "), LK_R(" + emitter_.temporary(node->getType()) + ", " +
           name + "(" + expressions_.value(node->getArg(0)) + ", " +
           (has_sampler ? expressions_.value(node->getArg(1)) + ", " : "") + checked + "), " +
           number(size_bytes(colour_type(name))) + "))";
}

std::string ImageCalls::write(const clang::CallExpr* node, const std::string& name) {
    const Ordered ordered = expressions_.in_order({node->getArg(1), node->getArg(2)});
    const std::string at = emitter_.temporary(node->getArg(1)->getType());
    const std::string colour = emitter_.temporary(node->getArg(2)->getType());
    const std::string checked = probe(node, name, SiteKind::image_write, "0u", at);
    return "(" + ordered.first + at + " = (" + ordered.texts[0] + "), " + colour + " = (" + ordered.texts[1] +
           "), LK_V(" + colour + ", " + number(size_bytes(colour_type(name))) + "), " + checked + " ? " +
           name + "(" + expressions_.value(node->getArg(0)) + ", " + at + ", " + colour + ") : (void)0)";
}

} // namespace lockstep::rewriting
