#include "app/gui/scenes/memory/request_card.h"

#include "app/gui/scenes/kit/bracket_numbers.h"
#include "app/gui/scenes/kit/geometry.h"
#include "app/gui/scenes/kit/lane_cells.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/memory/sector_cells.h"
#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct RequestWords {
    Q_DECLARE_TR_FUNCTIONS(RequestWords)
};

constexpr double row_name_gap = 10; ///< between the name of a row and its columns
constexpr double numbers_height = 15;
constexpr double lane_height = 18;
constexpr double brackets_height = 30;
/// Minimum distance between arrowheads, in pixels; closer ones would overlap.
constexpr double least_arrow_room = 7;

/// A card and the vertical positions of its rows.
struct Placed {
    const RequestCard& card;
    double lanes_top;
    double sectors_top;
};

void add_row_name(Scene& scene, const Placed& at, const QString& name, double y, double height) {
    scene.shapes.push_back(
        elided_label({scene_pad, y, at.card.columns.left - scene_pad - row_name_gap, height}, name,
                     FontRole::tick, Role::text2, Qt::AlignRight | Qt::AlignVCenter));
}

void add_lane_numbers(Scene& scene, const RequestColumns& columns, std::uint32_t lanes, double top) {
    const std::uint32_t every = label_every(columns.lane_pitch);
    for (std::uint32_t lane = 0; lane < lanes; lane += every) {
        const double middle = columns.lane_x(lane) + columns.lane_pitch / 2 - 1;
        scene.shapes.push_back(text_label({middle - 20, top, 40, numbers_height}, QString::number(lane),
                                          FontRole::tick, Role::text2, Qt::AlignCenter));
    }
}

void add_lanes(Scene& scene, const Placed& at) {
    const RequestColumns& columns = at.card.columns;
    add_row_name(scene, at, RequestWords::tr("lane"), at.lanes_top, lane_height);
    std::vector<bool> active(at.card.view.steps->warp_width);
    for (const LaneBytes& run : at.card.picture.lanes) {
        active[run.lane.index()] = true;
    }
    const std::set<std::uint32_t> faulty = faulty_lanes(at.card.view, &at.card.step);
    const double gap = columns.lane_pitch >= 6 ? 2 : 0;
    for (std::uint32_t lane = 0; lane < active.size(); ++lane) {
        const QRectF cell(columns.lane_x(lane), at.lanes_top, columns.lane_pitch - gap, lane_height);
        const SceneId id = at.card.is_now ? SceneId(RequestCell{at.card.step.warp, Lane(lane)}) : SceneId();
        if (faulty.contains(lane)) {
            add_fault_cell(scene, cell, detail_for(columns.lane_pitch), id);
            continue;
        }
        add_lane_cell(scene, active[lane] ? LaneState::active : LaneState::masked, cell,
                      detail_for(columns.lane_pitch), id,
                      columns.lane_pitch >= 18 ? QString::number(lane) : QString());
    }
}

double middle_of(const RequestColumns& columns, const LaneBytes& run) {
    return (columns.byte_x(run.begin) + columns.byte_x(run.end - 1)) / 2;
}

/// Returns whether the targets are far enough apart for arrowheads.
bool has_arrows(const Placed& at) {
    std::vector<double> targets;
    for (const LaneBytes& run : at.card.picture.lanes) {
        targets.push_back(middle_of(at.card.columns, run));
    }
    std::ranges::sort(targets);
    targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
    const double apart = static_cast<double>(targets.size() - 1) * least_arrow_room;
    return targets.size() == 1 || targets.back() - targets.front() >= apart;
}

void add_fan(Scene& scene, const Placed& at) {
    const RequestColumns& columns = at.card.columns;
    const bool arrows = has_arrows(at);
    const std::set<std::uint32_t> faulty = faulty_lanes(at.card.view, &at.card.step);
    for (const LaneBytes& run : at.card.picture.lanes) {
        const QPointF lane(columns.lane_x(run.lane.value()) + columns.lane_pitch / 2 - 1,
                           at.lanes_top + lane_height + 1);
        const Role colour = faulty.contains(run.lane.value()) ? Role::error : Role::series_a;
        Line line = straight(lane, {middle_of(columns, run), at.sectors_top - 1}, colour);
        line.arrow = arrows;
        line.id = at.card.is_now ? SceneId(AccessLine{at.card.step.warp, run.lane}) : SceneId();
        scene.shapes.push_back(line);
    }
}

void add_sectors(Scene& scene, const Placed& at) {
    add_row_name(scene, at, RequestWords::tr("sector"), at.sectors_top, sector_height);
    add_sector_cells(scene, at.card, at.sectors_top);
}

/// The bytes of a cache line, counted from the start of its buffer; empty beyond the end of the buffer.
struct ByteRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
};
std::optional<ByteRange> byte_range(const RequestCard& card, std::uint64_t line) {
    const std::uint64_t begin = line * card.columns.line_bytes;
    for (const auto& object : card.view.trace().objects) {
        if (object.space != Space::local && begin < object.base + object.size_bytes &&
            begin + card.columns.line_bytes > object.base) {
            return ByteRange{begin > object.base ? begin - object.base : 0,
                             begin + card.columns.line_bytes - object.base - 1};
        }
    }
    return std::nullopt;
}

void add_bracket(Scene& scene, QRectF rect, bool touched) {
    const Role colour = touched ? Role::text : Role::border;
    const double width = touched ? 2 : 1;
    scene.shapes.push_back(straight(rect.topLeft(), rect.bottomLeft(), colour, width));
    scene.shapes.push_back(straight(rect.topRight(), rect.bottomRight(), colour, width));
    scene.shapes.push_back(straight(rect.bottomLeft(), rect.bottomRight(), colour, width));
}

/// Adds the numbers of lines; those of touched lines take precedence. If ranges do not fit, only their first
/// bytes are shown.
void add_lines(Scene& scene, const Placed& at) {
    const RequestColumns& columns = at.card.columns;
    const double y = at.sectors_top + sector_height + 6;
    add_row_name(scene, at, RequestWords::tr("line"), y, 20);
    BracketNumbers numbers(scene, y + 8, columns.left - 2);
    std::vector<BracketNumber> ranges; // byte ranges of untouched lines
    std::vector<BracketNumber> firsts;
    for (std::size_t i = 0; i < columns.lines.size(); ++i) {
        const std::uint64_t line = columns.lines[i];
        const bool touched = std::ranges::any_of(at.card.picture.request.sectors,
                                                 [line](const TouchedSector& s) { return s.line == line; });
        const QRectF bracket(columns.line_left(i) + 1, y, columns.line_width - 2, 5);
        add_bracket(scene, bracket, touched);
        const auto bytes = byte_range(at.card, line);
        if (!bytes) {
            continue;
        }
        const double middle = bracket.center().x();
        const BracketNumber range{
            middle, QStringLiteral("%1–%2").arg(count_text(bytes->first), count_text(bytes->last))};
        const BracketNumber first{middle, count_text(bytes->first)};
        if (!touched) {
            ranges.push_back(range);
            firsts.push_back(first);
        } else if (text_width(FontRole::tick_strong, range.text) > columns.line_width * 1.6 ||
                   !numbers.place(range, FontRole::tick_strong, Role::text)) {
            numbers.place(first, FontRole::tick_strong, Role::text);
        }
    }
    if (!numbers.place_all(ranges, FontRole::tick, Role::text2)) {
        numbers.place_all(firsts, FontRole::tick, Role::text2);
    }
    for (std::size_t i = 0; i < columns.lines.size(); ++i) {
        if (columns.is_gap(i)) {
            const double left = columns.line_left(i) - RequestColumns::gap_width;
            scene.shapes.push_back(
                text_label({left, at.sectors_top, RequestColumns::gap_width, sector_height},
                           QStringLiteral("…"), FontRole::body_strong, Role::text2, Qt::AlignCenter));
        }
    }
}

void add_figures(Scene& scene, const Placed& at) {
    const SectorRequest& request = at.card.picture.request;
    const bool is_below = at.card.has_figures_below;
    const double left = is_below ? at.card.columns.left : at.card.columns.right + 24;
    const double top = is_below ? at.sectors_top + sector_height + brackets_height : at.lanes_top - 4;
    const double width = request_figures_width - 24;
    const QString sectors = count_text(request.sectors.size());
    const double figure = text_width(FontRole::headline, sectors) + 4;
    scene.shapes.push_back(text_label({left, top, figure, 44}, sectors, FontRole::headline));
    const double beside = left + figure + 6;
    scene.shapes.push_back(elided_label({beside, top + 6, left + width - beside, 16},
                                        RequestWords::tr("sector(s)", "under a number: 4 sectors per request",
                                                         static_cast<int>(request.sectors.size())),
                                        FontRole::secondary, Role::text2));
    scene.shapes.push_back(elided_label({beside, top + 22, left + width - beside, 16},
                                        RequestWords::tr("per request"), FontRole::secondary, Role::text2));
    const QRectF bar(left, top + 50, width - 10, 12);
    const double share = request.moved_bytes == 0 ? 0
                                                  : static_cast<double>(at.card.picture.used_bytes) /
                                                        static_cast<double>(request.moved_bytes);
    scene.shapes.push_back(framed(bar, Role::panel, Role::broadcast_line));
    scene.shapes.push_back(filled(
        {bar.left() + 1, bar.top() + 1, (bar.width() - 2) * share, bar.height() - 2}, Role::broadcast));
    // They wrap, because their numbers come last in some languages.
    const double used = add_paragraph(scene, {left, top + 66}, width,
                                      RequestWords::tr("bytes used: %1").arg(share_text(share)),
                                      FontRole::second_strong, Role::text);
    add_paragraph(scene, {left, used}, width,
                  RequestWords::tr("%Ln line(s) · %1 B moved", nullptr, static_cast<int>(request.lines))
                      .arg(count_text(request.moved_bytes)));
}

} // namespace

double add_request_card(Scene& scene, const RequestCard& card, double top) {
    const bool numbers_above = card.columns.lane_pitch < 18;
    if (numbers_above) {
        add_lane_numbers(scene, card.columns, card.view.steps->warp_width, top);
    }
    const double lanes_top = top + (numbers_above ? numbers_height : 0);
    const Placed at{card, lanes_top, lanes_top + lane_height + card.fan_height};
    add_lanes(scene, at);
    add_sectors(scene, at);
    add_fan(scene, at);
    add_lines(scene, at);
    add_figures(scene, at);
    const double bottom = at.sectors_top + sector_height + brackets_height;
    return card.has_figures_below ? bottom + request_figures_height : std::max(bottom, lanes_top + 102);
}

std::vector<LegendEntry> request_legend(const RequestColumns& columns) {
    std::vector<LegendEntry> entries{
        {framed({}, Role::broadcast, Role::broadcast_line, 2),
         RequestWords::tr("sector moved, bytes used"),
         {}},
        {framed({}, Role::panel, Role::broadcast_line, 2), RequestWords::tr("moved but not used"), {}}};
    if (columns.sector_width() >= 4) {
        Box untouched = framed({}, Role::none, Role::masked_line);
        untouched.stroke = Stroke::dotted;
        entries.push_back({untouched, RequestWords::tr("sector not touched"), {}});
    }
    return entries;
}

} // namespace lockstep::gui
