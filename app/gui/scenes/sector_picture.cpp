#include "app/gui/scenes/sector_picture.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr std::uint64_t least_lines = 8; ///< shown, so that a good pattern stands beside what it leaves alone
constexpr std::uint64_t largest_gap = 4; ///< lines between touched ones that are shown too

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

/// Touched lines with the small gaps between them, then more until there are enough.
std::vector<std::uint64_t> lines_of(const SectorRequest& request) {
    std::vector<std::uint64_t> lines;
    for (const TouchedSector& sector : request.sectors) {
        const bool near = !lines.empty() && sector.line - lines.back() <= largest_gap;
        for (std::uint64_t line = near ? lines.back() + 1 : sector.line; line < sector.line; ++line) {
            lines.push_back(line);
        }
        if (lines.empty() || lines.back() != sector.line) {
            lines.push_back(sector.line);
        }
    }
    while (!lines.empty() && lines.size() < least_lines) {
        lines.push_back(lines.back() + 1);
    }
    return lines;
}

} // namespace

std::optional<SectorPicture> sector_picture(const GroupView& view, const WarpStep& step) {
    const SiteInfo& site = view.site(step.site);
    const bool is_global = site.space == Space::global || site.space == Space::constant;
    if (!is_access(site.kind) || !is_global || site.pieces.empty()) {
        return std::nullopt;
    }
    SectorPicture picture;
    picture.request = inspect_sectors(*view.steps, step, site, view.session->hardware());
    picture.requests = site.pieces.size();
    const auto lanes = view.steps->lanes_of(step);
    const auto payloads = view.steps->payloads_of(step);
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        const std::uint64_t begin = payloads[i] + site.pieces.front().offset;
        picture.lanes.push_back({Lane(lanes[i]), begin, begin + site.pieces.front().bytes});
    }
    picture.used_bytes = distinct_bytes(picture.lanes);
    picture.line_numbers = lines_of(picture.request);
    return picture;
}

} // namespace lockstep::gui
