#include "core/instrument/calls/families.h"

#include "core/instrument/source/syntax.h"
#include "core/site/record.h"

namespace lockstep::rewriting {
namespace {

/// Returns the colour type of an image function: float4, int4 or uint4, depending on the last letter of the
/// name; half4 for read_imageh.
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

/// Returns code that computes the three sizes of an image, in the layout of ImageSize. For image1d_buffer_t,
/// the size comes from the object, because PoCL lacks get_image_width() for this type.
std::string three_sizes(ImageShape shape, const std::string& image, const std::string& object) {
    if (shape == ImageShape::image1d_buffer) {
        return "(int4)(LK_IMAGE_WIDTH(" + object + "), 1, 1, 0)";
    }
    const std::string layers = "(int)get_image_array_size(" + image + ")";
    const std::string height = shape == ImageShape::image1d_array ? layers
                               : dimensions(shape) > 1            ? "get_image_height(" + image + ")"
                                                                  : "1";
    const std::string depth = shape == ImageShape::image2d_array ? layers
                              : shape == ImageShape::image3d     ? "get_image_depth(" + image + ")"
                                                                 : "1";
    return "(int4)(get_image_width(" + image + "), " + height + ", " + depth + ", 0)";
}

/// Returns code that extends coordinates with one, two or four components to four components.
std::string four_coordinates(ImageShape shape, const std::string& type, const std::string& at) {
    return dimensions(shape) == 3
               ? at
               : "(" + type + "4)(" + at + (dimensions(shape) == 1 ? ", 0, 0, 0)" : ", 0, 0)");
}

} // namespace

std::optional<std::string> ImageCalls::call(const clang::CallExpr* node, const std::string& name) {
    const bool reads = name.starts_with("read_image");
    if (!reads && !name.starts_with("write_image")) {
        return std::nullopt;
    }
    bench_.needs.images = true;
    if (!image_shape(node->getArg(0)->getType())) {
        bench_.refusals.refuse(node, refusal::image);
        return "0";
    }
    return reads ? read(node, name) : write(node, name);
}

std::string ImageCalls::probe(const clang::CallExpr* node, const std::string& name, SiteKind kind,
                              const std::string& settings, const std::string& coordinates) {
    const clang::QualType type =
        node->getArg(kind == SiteKind::image_write ? 1 : node->getNumArgs() - 1)->getType();
    SiteInfo info = bench_.log.at(kind, node);
    info.space = Space::image;
    info.type = colour_type(name);
    const Site site = bench_.log.add(std::move(info));
    bench_.log.log(site);
    const std::string image = expressions_.value(node->getArg(0));
    const bool whole = value_type_of(type).scalar != Scalar::float32;
    const ImageShape shape = image_shape(node->getArg(0)->getType()).value_or(ImageShape::image2d);
    const bool is_plane = shape == ImageShape::image2d;
    const std::string called = std::string(is_plane ? "lk_image_" : "lk_solid_") +
                               (kind == SiteKind::image_write ? "inside"
                                : whole                       ? "int"
                                                              : "float") +
                               "(lk_self, " + number(site.value()) + ", " +
                               samplers_.number_of_image(node->getArg(0)) + ", " + settings + ", ";
    if (is_plane) {
        return called + "get_image_dim(" + image + "), " + coordinates + ")";
    }
    constexpr std::uint32_t no_layer = 3;
    const std::string checked = called + number(dimensions(shape)) + ", " +
                                number(layer_coordinate(shape).value_or(no_layer)) + ", " +
                                three_sizes(shape, image, samplers_.number_of_image(node->getArg(0))) + ", " +
                                four_coordinates(shape, whole ? "int" : "float", coordinates) + ")";
    const bool is_cut = kind != SiteKind::image_write && dimensions(shape) < 3;
    return checked + (!is_cut ? "" : dimensions(shape) == 1 ? ".x" : ".xy");
}

std::string ImageCalls::read(const clang::CallExpr* node, const std::string& name) {
    const bool has_sampler = node->getNumArgs() == 3;
    const clang::Expr* at = node->getArg(node->getNumArgs() - 1);
    const std::string coordinates = expressions_.value(at);
    const std::string held = bench_.emitter.temporary(at->getType());
    const std::string settings = has_sampler ? samplers_.settings(node->getArg(1)) : "0u";
    const std::string checked = probe(node, name, SiteKind::image_read, settings, held);
    return "(" + held + " = (" + coordinates + "), LK_R(" + bench_.emitter.temporary(node->getType()) + ", " +
           name + "(" + expressions_.value(node->getArg(0)) + ", " +
           (has_sampler ? expressions_.value(node->getArg(1)) + ", " : "") + checked + "), " +
           number(size_bytes(colour_type(name))) + "))";
}

std::string ImageCalls::write(const clang::CallExpr* node, const std::string& name) {
    const Ordered ordered = expressions_.in_order({node->getArg(1), node->getArg(2)});
    const std::string at = bench_.emitter.temporary(node->getArg(1)->getType());
    const std::string colour = bench_.emitter.temporary(node->getArg(2)->getType());
    const std::string checked = probe(node, name, SiteKind::image_write, "0u", at);
    return "(" + ordered.first + at + " = (" + ordered.texts[0] + "), " + colour + " = (" + ordered.texts[1] +
           "), LK_V(" + colour + ", " + number(size_bytes(colour_type(name))) + "), " + checked + " ? " +
           name + "(" + expressions_.value(node->getArg(0)) + ", " + at + ", " + colour + ") : (void)0)";
}

} // namespace lockstep::rewriting
