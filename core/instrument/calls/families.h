#pragma once

#include "core/instrument/calls/built_ins.h"
#include "core/instrument/calls/samplers.h"
#include "core/instrument/rewrite/accesses.h"
#include "core/instrument/source/exchanges.h"
#include "core/instrument/values/vector_places.h"

namespace lockstep::rewriting {

/// Rewrites calls of work-group barriers and fences.
class BarrierCalls : public BuiltInFamily {
public:
    BarrierCalls(Workbench& bench, Expressions& expressions) : bench_(bench), expressions_(expressions) {}

    std::optional<std::string> call(const clang::CallExpr* node, const std::string& name) override;

private:
    std::string barrier(const clang::CallExpr* node, SiteKind kind);

    Workbench& bench_;
    Expressions& expressions_;
};

// An asynchronous copy is started at one location of the source and performed at the wait for it (see
// site/skeleton.h). The event of a wait does not show which copy it belongs to, so each wait has a loop for
// every copy of the program.
//
//     event_t e = async_work_group_copy(s, a + 64, 16, 0);
//     wait_group_events(1, &e);
//
//     event_t e = lk_copy_begin(lk_self, 3u, 0u, 1, (__global char*)(a + 64), ...);
//     lk_copy_wait(lk_self, 4u, 0u, (uint)1, &e), lk_copy_0(lk_self), lk_copies_done(lk_self), ..., barrier(LK_FENCES);

/// Returns the copies that these functions start, together with the sites that a wait for them logs. Must be
/// called before any function is rewritten.
[[nodiscard]] std::vector<Copy> copies_with_sites(const std::vector<const clang::FunctionDecl*>& functions,
                                                  Workbench& bench);
/// Returns the code of the functions that perform the copies. It must precede all other functions. Empty if
/// there are no copies.
[[nodiscard]] std::string copies_text(const std::vector<Copy>& copies, const clang::ASTContext& context);

class CopyCalls : public BuiltInFamily {
public:
    CopyCalls(Workbench& bench, Expressions& expressions, const std::vector<Copy>& copies)
        : bench_(bench), expressions_(expressions), copies_(copies) {}

    std::optional<std::string> call(const clang::CallExpr* node, const std::string& name) override;

private:
    std::string begin(const clang::CallExpr* node);
    std::string wait(const clang::CallExpr* node);
    void add_loop(const Copy& copy);

    Workbench& bench_;
    Expressions& expressions_;
    const std::vector<Copy>& copies_;
};

/// Rewrites vload_half, vstore_half, and their variants for vectors, alignment and rounding. Not every device
/// supports values of type half, so their bits are loaded and stored as integers, and converted from or to
/// float:
///
///     y = vload_half2(i, p);
///     y = (lk_t0 = vload2(0, (__global ushort*)lk_global(..., p + 2 * i)), vload_half2(0, (half*)&lk_t0));
class HalfCalls : public BuiltInFamily {
public:
    HalfCalls(Workbench& bench, Accesses& accesses, Expressions& expressions)
        : bench_(bench), accesses_(accesses), vectors_(bench, accesses), expressions_(expressions) {}

    std::optional<std::string> call(const clang::CallExpr* node, const std::string& name) override;

private:
    struct Shape {
        std::uint32_t count = 0; ///< number of half values; 0 if the function is not one of these
        /// Distance between the starts of two vectors, in half values: 4 for an aligned 3-vector.
        std::uint32_t stride = 0;
        bool is_aligned =
            false; ///< whether the address must be aligned for a whole vector, as for vloada_half4
    };
    static Shape shape_of(const std::string& name);
    std::string load(const clang::CallExpr* node, const std::string& name, Shape shape);
    std::string store(const clang::CallExpr* node, const std::string& name, Shape shape);
    /// Returns code that loads or stores the bits at this address as integers.
    std::string bits_at(const clang::CallExpr* node, const clang::Expr* pointer, const std::string& address,
                        Shape shape, SiteKind kind);

    Workbench& bench_;
    Accesses& accesses_;
    VectorPlaces vectors_;
    Expressions& expressions_;
};

/// Rewrites reads and writes of images.
///
///     v = read_imagef(src, smp, p);
///     v = (lk_t0 = (p),
///          LK_R(lk_t1, read_imagef(src, smp, lk_image_int(lk_self, 7u, lk_o_src, lk_o_smp,
///                                                         get_image_dim(src), lk_t0)), 16u));
///
/// Images of types other than image2d_t use lk_solid_int. It has three sizes and three coordinates as
/// parameters. In unused dimensions, the size is 1 and the coordinate is 0.
class ImageCalls : public BuiltInFamily {
public:
    ImageCalls(Workbench& bench, Samplers& samplers, Expressions& expressions)
        : bench_(bench), samplers_(samplers), expressions_(expressions) {}

    std::optional<std::string> call(const clang::CallExpr* node, const std::string& name) override;

private:
    std::string read(const clang::CallExpr* node, const std::string& name);
    std::string write(const clang::CallExpr* node, const std::string& name);
    std::string probe(const clang::CallExpr* node, const std::string& name, SiteKind kind,
                      const std::string& settings, const std::string& coordinates);

    Workbench& bench_;
    Samplers& samplers_;
    Expressions& expressions_;
};

/// Rewrites calls of built-in functions that access memory through a pointer: vloadN, vstoreN, atomics, and
/// functions that write a second result through a pointer (fract, sincos).
class MemoryCalls : public BuiltInFamily {
public:
    MemoryCalls(Workbench& bench, Accesses& accesses, Expressions& expressions)
        : bench_(bench), accesses_(accesses), vectors_(bench, accesses), expressions_(expressions) {}

    std::optional<std::string> call(const clang::CallExpr* node, const std::string& name) override;

private:
    std::string prefetch(const clang::CallExpr* node);
    std::string vector_load(const clang::CallExpr* node, std::uint32_t elements);
    std::string vector_store(const clang::CallExpr* node, std::uint32_t elements);
    std::string atomic(const clang::CallExpr* node, const std::string& name);
    std::string private_output(const clang::CallExpr* node, const std::string& name);
    std::string pointer_output(const clang::CallExpr* node, const std::string& name);

    Workbench& bench_;
    Accesses& accesses_;
    VectorPlaces vectors_;
    Expressions& expressions_;
};

// Emulates sub-group functions in hidden local memory: each work-item stores its value, all work-items
// synchronise, and then each one reads the values that it needs.
//
//     v += sub_group_shuffle_down(v, 4);
//     (lk_t0 = (v), lk_t1 = (4), LK_GIVE(float, lk_t0, 1), lk_t2 = lk_from(lk_self, 1, 7u, lk_lane(lk_self) + lk_t1),
//      lk_t3 = LK_GIVEN(float)[lk_t2], LK_V(lk_t3, 4u), lk_t3)

class SubGroupCalls : public BuiltInFamily {
public:
    SubGroupCalls(Workbench& bench, Expressions& expressions) : bench_(bench), expressions_(expressions) {}

    std::optional<std::string> call(const clang::CallExpr* node, const std::string& name) override;

private:
    std::string exchange(const clang::CallExpr* node, const ExchangeFunction& function);
    std::string taken(const ExchangeFunction& function, Site site, const std::string& type,
                      const std::string& lane);
    std::string folded(const ExchangeFunction& function, Site site, const std::string& type);
    std::string barrier(const clang::CallExpr* node);

    Workbench& bench_;
    Expressions& expressions_;
};

} // namespace lockstep::rewriting
