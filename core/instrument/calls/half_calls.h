#pragma once

#include "core/instrument/calls/built_ins.h"
#include "core/instrument/values/vector_places.h"

namespace lockstep::rewriting {

/// vload_half, vstore_half, and their variants for vectors, alignment and rounding. Not every device has
/// values of type half, so their bits are moved as integers and converted on the way:
///
///     y = vload_half2(i, p);
///     y = (lk_t0 = vload2(0, (__global ushort*)lk_global(..., p + 2 * i)), vload_half2(0, (half*)&lk_t0));
class HalfCalls : public BuiltInFamily {
public:
    HalfCalls(Workbench& bench, Accesses& accesses, Expressions& expressions)
        : emitter_(bench.emitter),
          accesses_(accesses),
          vectors_(bench, accesses),
          expressions_(expressions) {}

    std::optional<std::string> call(const clang::CallExpr* node, const std::string& name) override;

private:
    struct Shape {
        std::uint32_t count = 0;  ///< number of halves moved; 0 if it is another function
        std::uint32_t stride = 0; ///< between vectors; an aligned 3-vector takes the space of four
    };
    static Shape shape_of(const std::string& name);
    std::string load(const clang::CallExpr* node, const std::string& name, Shape shape);
    std::string store(const clang::CallExpr* node, const std::string& name, Shape shape);
    /// An lvalue of integers at this address, and the text that moves them.
    std::string bits_at(const clang::CallExpr* node, const clang::Expr* pointer, const std::string& address,
                        std::uint32_t count, SiteKind kind);

    Emitter& emitter_;
    Accesses& accesses_;
    VectorPlaces vectors_;
    Expressions& expressions_;
};

} // namespace lockstep::rewriting
