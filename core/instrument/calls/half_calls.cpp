#include "core/instrument/calls/families.h"

#include "core/instrument/source/syntax.h"
#include "core/instrument/source/types.h"

#include <algorithm>
#include <array>

namespace lockstep::rewriting {
namespace {

constexpr std::uint32_t half_bytes = 2;

bool points_to_memory(const clang::Expr* pointer) {
    return space_of(pointer->getType()->getPointeeType()) != Space::none;
}

std::string bits_type(std::uint32_t count) {
    return opencl_name({Scalar::uint16, count});
}

/// Returns the name of the vector function for `count` elements, such as "vload3". `count` must be greater
/// than 1, because there is no vector function for a single element.
std::string moved(const std::string& what, std::uint32_t count) {
    return what + std::to_string(count);
}

} // namespace

/// Parses a function name such as vload_half4 or vstorea_half4_rte.
HalfCalls::Shape HalfCalls::shape_of(const std::string& name) {
    const std::size_t half = name.find("_half");
    if (half == std::string::npos || !(name.starts_with("vload") || name.starts_with("vstore"))) {
        return {};
    }
    std::string digits = name.substr(half + 5);
    digits = digits.substr(0, digits.find('_'));
    constexpr std::array counts = {"", "2", "3", "4", "8", "16"};
    if (std::ranges::find(counts, digits) == counts.end()) {
        return {};
    }
    const auto count = static_cast<std::uint32_t>(digits.empty() ? 1 : std::stoul(digits));
    const bool is_aligned = name.substr(0, half).ends_with('a');
    return {count, is_aligned && count == 3 ? 4 : count, is_aligned};
}

std::optional<std::string> HalfCalls::call(const clang::CallExpr* node, const std::string& name) {
    const Shape shape = shape_of(name);
    if (shape.count == 0) {
        return std::nullopt;
    }
    return name.starts_with("vload") ? load(node, name, shape) : store(node, name, shape);
}

std::string HalfCalls::bits_at(const clang::CallExpr* node, const clang::Expr* pointer,
                               const std::string& address, Shape shape, SiteKind kind) {
    Target target = vectors_.target(node, pointer, address, shape.count);
    if (shape.is_aligned) {
        target.alignment = half_bytes * shape.stride;
        target.needs_more_than_type = true;
    }
    const std::string text = "&" + accesses_.accessed(target, kind);
    const clang::QualType half = pointer->getType()->getPointeeType();
    return "((" + space_prefix(half) + (half.isConstQualified() ? "const " : "") + "ushort*)" + text + ")";
}

std::string HalfCalls::load(const clang::CallExpr* node, const std::string& name, Shape shape) {
    const clang::Expr* pointer = node->getArg(1);
    const Ordered ordered = expressions_.in_order({node->getArg(0), pointer});
    const std::string address = VectorPlaces::address(ordered.texts[1], ordered.texts[0], shape.stride);
    if (!points_to_memory(pointer)) {
        return "(" + ordered.first + name + "(0, " + vectors_.checked_private(pointer, shape.count, address) +
               "))";
    }
    const std::string bits = bench_.emitter.temporary(bits_type(shape.count));
    const std::string from = bits_at(node, pointer, address, shape, SiteKind::read);
    const std::string read =
        shape.count == 1 ? "*" + from : moved("vload", shape.count) + "(0, " + from + ")";
    return "(" + ordered.first + bits + " = " + read + ", LK_V(" + bits + ", " +
           number(half_bytes * shape.count) + "), " + name + "(0, (const __private half*)&" + bits + "))";
}

std::string HalfCalls::store(const clang::CallExpr* node, const std::string& name, Shape shape) {
    const clang::Expr* pointer = node->getArg(2);
    const Ordered ordered = expressions_.in_order(arguments_of(node));
    const std::string address = VectorPlaces::address(ordered.texts[2], ordered.texts[1], shape.stride);
    if (!points_to_memory(pointer)) {
        return "(" + ordered.first + name + "(" + ordered.texts[0] + ", 0, " +
               vectors_.checked_private(pointer, shape.count, address) + "))";
    }
    const std::string bits = bench_.emitter.temporary(bits_type(shape.count));
    const std::string to = bits_at(node, pointer, address, shape, SiteKind::write);
    const std::string written = shape.count == 1
                                    ? "*" + to + " = " + bits
                                    : moved("vstore", shape.count) + "(" + bits + ", 0, " + to + ")";
    return "(" + ordered.first + name + "(" + ordered.texts[0] + ", 0, (__private half*)&" + bits + "), " +
           written + ", LK_V(" + bits + ", " + number(half_bytes * shape.count) + "))";
}

} // namespace lockstep::rewriting
