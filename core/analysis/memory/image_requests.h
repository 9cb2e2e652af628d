#pragma once

#include "core/analysis/sites/figures.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <vector>

namespace lockstep {

struct GroupInView;

/// Adds the image requests of a group, with the number of distinct texels that each request touches. The
/// sampler's address mode is applied to the coordinates. A linear filter touches up to four texels per lane
/// (eight for an image3d_t). Texels beyond a border are not counted (see "Memory" in core/README.md).
/// `figures` has one row per site.
void count_images(const GroupSteps& steps, const Trace& trace, FiguresBySite& figures);
/// Counts the image requests of a group; called through analyses().
void count_images(const GroupInView& group, FiguresBySite& figures);

/// Index of a texel in its image: y * width + x.
using TexelIndex = std::uint64_t;

/// Returns the texels that one access touches. Columns and rows wrap around at the edges of the image.
[[nodiscard]] std::vector<TexelIndex> texels_touched(std::uint64_t payload, const Trace& trace);

} // namespace lockstep
