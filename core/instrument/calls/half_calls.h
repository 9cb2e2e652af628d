#pragma once

#include "core/instrument/calls/built_ins.h"
#include "core/instrument/values/vector_places.h"

namespace lockstep::rewriting {

/// Rewrites vload_half, vstore_half, and their variants for vectors, alignment and rounding. Not every device
/// supports values of type half, so their bits are loaded and stored as integers, and converted from or to
/// float:
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
        std::uint32_t count = 0;  ///< number of halves; 0 if the function is not one of these
        std::uint32_t stride = 0; ///< distance between vectors, in halves; an aligned 3-vector occupies four
    };
    static Shape shape_of(const std::string& name);
    std::string load(const clang::CallExpr* node, const std::string& name, Shape shape);
    std::string store(const clang::CallExpr* node, const std::string& name, Shape shape);
    /// Returns the text that loads or stores the bits at this address as integers.
    std::string bits_at(const clang::CallExpr* node, const clang::Expr* pointer, const std::string& address,
                        std::uint32_t count, SiteKind kind);

    Emitter& emitter_;
    Accesses& accesses_;
    VectorPlaces vectors_;
    Expressions& expressions_;
};

} // namespace lockstep::rewriting
