#include "core/analysis/memory/image_requests.h"

#include "core/analysis/analysis.h"
#include "core/site/record.h"

#include <algorithm>

namespace lockstep {
namespace {

/// Calls `use(index)` for every texel that an access touches. Does nothing if the payload is damaged.
template <class Use>
void for_texels(std::uint64_t payload, const Trace& trace, Use use) {
    const Texels texels = texels_of(payload);
    if (texels.object >= trace.objects.size()) {
        return;
    }
    const ObjectInfo& image = trace.objects[texels.object];
    if (texels.x >= image.width || texels.y >= image.height || image.height < image.depth) {
        return;
    }
    const std::uint32_t slice_rows = image.height / image.depth;
    for (std::uint32_t slice = 0; slice < texels.slices; ++slice) {
        const std::uint64_t first = std::uint64_t{(texels.y / slice_rows + slice) % image.depth} * slice_rows;
        for (std::uint32_t row = 0; row < texels.rows; ++row) {
            const std::uint64_t y = first + (texels.y + row) % slice_rows;
            for (std::uint32_t column = 0; column < texels.columns; ++column) {
                use(y * image.width + (texels.x + column) % image.width);
            }
        }
    }
}

} // namespace

void count_images(const GroupSteps& steps, const Trace& trace, FiguresBySite& figures) {
    // Texels that the request touches: the index of the texel, with the number of the image in the upper
    // bits.
    std::vector<std::uint64_t> touched;
    for (const WarpStep& step : steps.steps) {
        if (!is_image_access(trace.program.sites[step.site.index()].kind)) {
            continue;
        }
        touched.clear();
        for (const std::uint64_t payload : steps.payloads_of(step)) {
            for_texels(payload, trace, [&](TexelIndex texel) {
                touched.push_back(std::uint64_t{texels_of(payload).object} << payload_bits | texel);
            });
        }
        std::sort(touched.begin(), touched.end());
        const auto end = std::unique(touched.begin(), touched.end());
        ImageFigures& row = figures[step.site.index()].image;
        ++row.requests;
        row.texels += static_cast<std::uint64_t>(end - touched.begin());
    }
}

void count_images(const GroupInView& group, FiguresBySite& figures) {
    count_images(group.steps, group.trace, figures);
}

std::vector<TexelIndex> texels_touched(std::uint64_t payload, const Trace& trace) {
    std::vector<TexelIndex> texels;
    for_texels(payload, trace, [&](TexelIndex texel) { texels.push_back(texel); });
    return texels;
}

} // namespace lockstep
