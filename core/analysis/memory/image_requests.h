#pragma once

#include "core/analysis/sites/figures.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <vector>

namespace lockstep {

struct GroupInView;

/// Adds a group's image requests with the number of distinct texels that each one touches. The sampler's
/// address mode is applied to the coordinates; a linear filter touches up to four texels per lane (eight for
/// an image3d_t), none beyond a border (core/README.md, Memory). `figures` has one row per site.
void count_images(const GroupSteps& steps, const Trace& trace, FiguresBySite& figures);
/// The overload for analyses().
void count_images(const GroupInView& group, FiguresBySite& figures);

/// Index of a texel in its image: y * width + x.
using TexelIndex = std::uint64_t;

/// The texels that one access touches; columns and rows wrap around at the edges of the image.
[[nodiscard]] std::vector<TexelIndex> texels_touched(std::uint64_t payload, const Trace& trace);

} // namespace lockstep
