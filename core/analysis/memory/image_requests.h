#pragma once

#include "core/analysis/sites/figures.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <vector>

namespace lockstep {

struct GroupInView;

/// Adds a group's requests of images with the distinct texels that each touches: what a sampler's address
/// mode makes of the coordinates, up to four a lane with a linear filter (of an image3d_t eight), none beyond a border (core/README.md,
/// Memory). `figures` has one row a site.
void count_images(const GroupSteps& steps, const Trace& trace, FiguresBySite& figures);
/// As analyses() asks it.
void count_images(const GroupInView& group, FiguresBySite& figures);

/// Index of a texel in its image: y * width + x.
using TexelIndex = std::uint64_t;

/// The texels that one access touches; columns and rows wrap at the image's edge.
[[nodiscard]] std::vector<TexelIndex> texels_touched(std::uint64_t payload, const Trace& trace);

} // namespace lockstep
