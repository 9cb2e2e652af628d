#include "app/gui/scenes/memory/request_card.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

std::size_t gaps_before(const RequestColumns& columns, std::size_t index) {
    std::size_t gaps = 0;
    for (std::size_t i = 1; i <= index && i < columns.lines.size(); ++i) {
        gaps += columns.is_gap(i) ? 1 : 0;
    }
    return gaps;
}

} // namespace

double RequestColumns::line_left(std::size_t index) const {
    return left + static_cast<double>(index) * line_width +
           static_cast<double>(gaps_before(*this, index)) * gap_width;
}

double RequestColumns::byte_x(std::uint64_t address) const {
    const auto at = std::ranges::lower_bound(lines, address / line_bytes) - lines.begin();
    const double inside = static_cast<double>(address % line_bytes) / static_cast<double>(line_bytes);
    return line_left(static_cast<std::size_t>(at)) + inside * line_width;
}

RequestColumns request_columns(const GroupView& view, const SectorPictures& pictures, double left,
                               double room) {
    const HardwareModel& hardware = view.session->hardware();
    RequestColumns columns{pictures.line_numbers,
                           left,
                           left + room,
                           room / view.steps->warp_width,
                           0,
                           hardware.sector_bytes,
                           std::max(hardware.line_bytes, hardware.sector_bytes)};
    const std::size_t last = columns.lines.size() - 1;
    const double gaps = static_cast<double>(gaps_before(columns, last)) * RequestColumns::gap_width;
    columns.line_width =
        std::max(2.0, std::max(20.0, room - gaps) / static_cast<double>(columns.lines.size()));
    columns.right = std::max(columns.right, columns.line_left(last) + columns.line_width);
    return columns;
}

} // namespace lockstep::gui
