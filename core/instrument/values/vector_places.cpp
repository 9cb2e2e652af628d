#include "core/instrument/values/vector_places.h"

#include "core/instrument/source/syntax.h"
#include "core/instrument/source/types.h"

namespace lockstep::rewriting {

std::string VectorPlaces::address(const std::string& pointer, const std::string& offset,
                                  std::uint32_t stride) {
    return "(" + pointer + ") + (ulong)(" + offset + ") * " + number(stride);
}

Target VectorPlaces::target(const clang::CallExpr* node, const clang::Expr* pointer,
                            const std::string& address, std::uint32_t count) {
    const clang::QualType element = pointer->getType()->getPointeeType();
    Target result = accesses_.pointee(pointer, element, address, node);
    const ValueType type{value_type_of(element).scalar, count};
    const std::uint32_t step = scalar_bytes(type.scalar);
    result.leaves = {{0, type, ""}};
    result.value_type = opencl_name(type);
    result.bytes = step * count;
    result.pieces.clear();
    for (std::uint32_t i = 0; i < count; ++i) {
        result.pieces.push_back({static_cast<std::uint16_t>(i * step), static_cast<std::uint16_t>(step)});
    }
    return result;
}

std::string VectorPlaces::checked_private(const clang::Expr* pointer, std::uint32_t count,
                                          const std::string& address) {
    const clang::QualType element = pointer->getType()->getPointeeType();
    const Site site = bench_.log.add_place(pointer);
    const std::uint32_t alignment =
        bench_.needs.alignment ? alignment_of(bench_.emitter.context(), element) : 1;
    return "(" + spelled_pointer_to(element) + ")" +
           at_multiple(alignment, site,
                       bench_.writes.probe({.is_written = true}) + "(lk_self, " + number(site.value()) +
                           ", " + bench_.provenance.object_of_pointer(pointer) + ", " +
                           number(count * bytes_of(bench_.emitter.context(), element)) +
                           ", (__private void*)(" + address + "))");
}

} // namespace lockstep::rewriting
