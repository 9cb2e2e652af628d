#pragma once

#include "core/instrument/calls/built_ins.h"
#include "core/instrument/calls/samplers.h"

namespace lockstep::rewriting {

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
    ImageCalls(Workbench& bench, Samplers& samplers, Expressions& expressions);

    std::optional<std::string> call(const clang::CallExpr* node, const std::string& name) override;

private:
    std::string read(const clang::CallExpr* node, const std::string& name);
    std::string write(const clang::CallExpr* node, const std::string& name);
    std::string probe(const clang::CallExpr* node, const std::string& name, SiteKind kind,
                      const std::string& settings, const std::string& coordinates);

    SiteLog& log_;
    Emitter& emitter_;
    Refusals& refusals_;
    Needs& needs_;
    Samplers& samplers_;
    Expressions& expressions_;
};

} // namespace lockstep::rewriting
