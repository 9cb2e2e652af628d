#include "app/gui/scenes/memory/sector_cells.h"

#include "app/gui/scenes/kit/scene_parts.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace lockstep::gui {
namespace {

/// Minimum width of a sector with an outline, in pixels. Narrower ones have only edges at the top and the bottom, because
/// side edges would hide the used bytes.
constexpr double least_outlined = 4;
/// Minimum width of a used part, in pixels.
constexpr double least_part = 2;

/// The bytes [first, second) of a sector, counted from its start.
using Span = std::pair<std::uint64_t, std::uint64_t>;

QRectF sector_rect(const RequestCard& card, std::uint64_t sector, double top) {
    const RequestColumns& columns = card.columns;
    return {columns.byte_x(sector * columns.sector_bytes), top, columns.sector_width(), sector_height};
}

double outline_width(const RequestColumns& columns) {
    return columns.sector_width() >= 8 ? 2 : 1;
}

/// Returns the part of a sector inside its outline. Where there is space, a gap separates it from the outline.
QRectF inside(const RequestColumns& columns, const QRectF& rect) {
    const double edge = outline_width(columns) + (columns.sector_width() >= 10 ? 1 : 0);
    const double side = columns.sector_width() >= least_outlined ? edge : 0;
    return rect.adjusted(side, edge, -side, -edge);
}

/// Returns the accesses to a sector, sorted and without repetitions.
std::vector<Span> used_spans(const RequestCard& card, std::uint64_t sector) {
    const std::uint64_t begin = sector * card.columns.sector_bytes;
    const std::uint64_t end = begin + card.columns.sector_bytes;
    std::vector<Span> spans;
    for (const LaneBytes& run : card.picture.lanes) {
        if (run.begin < end && begin < run.end) {
            spans.emplace_back(std::max(run.begin, begin) - begin, std::min(run.end, end) - begin);
        }
    }
    std::ranges::sort(spans);
    spans.erase(std::unique(spans.begin(), spans.end()), spans.end());
    return spans;
}

std::uint64_t bytes_in(const std::vector<Span>& spans) {
    std::uint64_t count = 0;
    std::uint64_t end = 0;
    for (const auto& [first, last] : spans) {
        count += last > std::max(first, end) ? last - std::max(first, end) : 0;
        end = std::max(end, last);
    }
    return count;
}

/// Fills the used bytes. Words that are too narrow become one part, whose width is the share of used bytes.
void add_used(Scene& scene, const QRectF& room, const std::vector<Span>& spans, std::uint64_t bytes) {
    const double byte = room.width() / static_cast<double>(bytes);
    const auto add = [&](double left, double width) {
        scene.shapes.push_back(
            filled({room.left() + left, room.top(), width, room.height()}, Role::broadcast));
    };
    const auto length = [](const Span& span) { return span.second - span.first; };
    const auto shortest = static_cast<double>(length(*std::ranges::min_element(spans, {}, length))) * byte;
    if (shortest >= least_part) {
        const double hair = shortest >= 4 ? 0.6 : 0; // a gap between neighbouring words
        for (const Span& span : spans) {
            add(static_cast<double>(span.first) * byte, static_cast<double>(length(span)) * byte - hair);
        }
        return;
    }
    const std::uint64_t used = bytes_in(spans);
    const double most = used < bytes ? room.width() - 1 : room.width(); // unused bytes are visible, too
    const double width =
        std::max({1.0, std::min(most, std::max(least_part, static_cast<double>(used) * byte))});
    add(std::clamp(static_cast<double>(spans.front().first) * byte, 0.0, std::max(0.0, room.width() - width)),
        width);
}

void add_untouched(Scene& scene, const RequestCard& card, double top) {
    const RequestColumns& columns = card.columns;
    std::set<std::uint64_t> touched;
    for (const TouchedSector& sector : card.picture.request.sectors) {
        touched.insert(sector.sector);
    }
    for (const std::uint64_t line : columns.lines) {
        for (std::uint64_t i = 0; i < columns.sectors_of_line(); ++i) {
            const std::uint64_t sector = line * columns.sectors_of_line() + i;
            if (!touched.contains(sector)) {
                Box box = framed(sector_rect(card, sector, top), Role::none, Role::masked_line);
                box.stroke = Stroke::dotted;
                scene.shapes.push_back(box);
            }
        }
    }
}

/// Adds the outline of a moved sector.
void add_outline(Scene& scene, const RequestColumns& columns, const QRectF& rect, const SceneId& id) {
    if (columns.sector_width() >= least_outlined) {
        scene.shapes.push_back(framed(rect, Role::none, Role::broadcast_line, outline_width(columns), id));
        return;
    }
    for (const double y : {rect.top(), rect.bottom() - 1}) {
        scene.shapes.push_back(
            filled({rect.left(), y, std::max(1.0, rect.width()), 1}, Role::broadcast_line, id));
    }
}

} // namespace

void add_sector_cells(Scene& scene, const RequestCard& card, double top) {
    const RequestColumns& columns = card.columns;
    if (columns.sector_width() >= least_outlined) {
        add_untouched(scene, card, top);
    }
    // Without a gap, the outlines and fills of neighbours melt in themes where they have the same colour.
    const double gap = columns.sector_width() >= least_outlined ? 1 : 0;
    std::uint32_t index = 0;
    for (const TouchedSector& sector : card.picture.request.sectors) {
        const QRectF rect = sector_rect(card, sector.sector, top).adjusted(0, 0, -gap, 0);
        const SceneId id = card.is_now ? SceneId(SectorCell{card.number, index++}) : SceneId();
        scene.shapes.push_back(filled(rect, Role::panel, id));
        if (const std::vector<Span> spans = used_spans(card, sector.sector); !spans.empty()) {
            add_used(scene, inside(columns, rect), spans, columns.sector_bytes);
        }
        add_outline(scene, columns, rect, id);
    }
}

} // namespace lockstep::gui
