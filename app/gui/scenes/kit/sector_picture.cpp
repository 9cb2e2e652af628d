#include "app/gui/scenes/kit/sector_picture.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

/// Minimum number of cache lines to draw, so that unused lines are also visible.
constexpr std::uint64_t least_lines = 8;
/// Maximum gap that is drawn, in untouched cache lines between two touched ones. Larger gaps are omitted.
constexpr std::uint64_t largest_gap = 4;

std::uint64_t distinct_bytes(std::vector<LaneBytes> runs) {
    std::ranges::sort(runs, {}, &LaneBytes::begin);
    std::uint64_t count = 0;
    std::uint64_t end = 0;
    for (const LaneBytes& run : runs) {
        const std::uint64_t begin = std::max(run.begin, end);
        count += run.end > begin ? run.end - begin : 0;
        end = std::max(end, run.end);
    }
    return count;
}

/// Returns the cache lines to draw: touched lines, lines in small gaps between them, and further lines until
/// the minimum number is reached.
std::vector<std::uint64_t> lines_of(const std::vector<SectorPicture>& requests) {
    std::vector<std::uint64_t> touched;
    for (const SectorPicture& picture : requests) {
        for (const TouchedSector& sector : picture.request.sectors) {
            touched.push_back(sector.line);
        }
    }
    std::ranges::sort(touched);
    std::vector<std::uint64_t> lines;
    for (const std::uint64_t line : touched) {
        const bool near = !lines.empty() && line - lines.back() <= largest_gap;
        for (std::uint64_t between = near ? lines.back() + 1 : line; between < line; ++between) {
            lines.push_back(between);
        }
        if (lines.empty() || lines.back() != line) {
            lines.push_back(line);
        }
    }
    while (!lines.empty() && lines.size() < least_lines) {
        lines.push_back(lines.back() + 1);
    }
    return lines;
}

SectorPicture request_of(const GroupView& view, const WarpStep& step, const SiteInfo& site,
                         std::size_t piece) {
    SectorPicture picture;
    picture.request = inspect_sectors(*view.steps, step, site, view.session->hardware(), piece);
    const auto lanes = view.steps->lanes_of(step);
    const auto payloads = view.steps->payloads_of(step);
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        const std::uint64_t begin = payloads[i] + site.pieces[piece].offset;
        picture.lanes.push_back({Lane(lanes[i]), begin, begin + site.pieces[piece].bytes});
    }
    picture.used_bytes = distinct_bytes(picture.lanes);
    return picture;
}

} // namespace

bool asks_global_memory(const SiteInfo& site) {
    return is_access(site.kind) && (site.space == Space::global || site.space == Space::constant) &&
           !site.pieces.empty();
}

SectorPictures sector_pictures(const GroupView& view, const WarpStep& step) {
    SectorPictures pictures;
    const SiteInfo& site = view.site(step.site);
    for (std::size_t piece = 0; asks_global_memory(site) && piece < site.pieces.size(); ++piece) {
        pictures.requests.push_back(request_of(view, step, site, piece));
    }
    pictures.line_numbers = lines_of(pictures.requests);
    return pictures;
}

} // namespace lockstep::gui
