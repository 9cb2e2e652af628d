#include "app/gui/scenes/global_memory_scene.h"

#include "app/gui/quantity_text.h"
#include "app/gui/scenes/bank_picture.h"
#include "app/gui/scenes/lane_cells.h"
#include "app/gui/scenes/scene_parts.h"
#include "app/gui/scenes/sector_picture.h"
#include "app/gui/scenes/step_words.h"
#include "app/gui/scenes/value_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

struct GlobalWords {
    Q_DECLARE_TR_FUNCTIONS(GlobalWords)
};

constexpr double lane_height = 18;
constexpr double sector_height = 26;
constexpr double label_width = 76;
constexpr double right_width = 190;
constexpr double gap_width = 22; ///< between lines that are far apart

/// Where lanes, sectors and lines stand.
struct Layout {
    const GroupView& view;
    const SectorPicture& picture;
    double left;
    double right;
    double lane_pitch;
    double line_width;
    double lanes_top;
    double sectors_top;
    std::uint64_t sector_bytes;
    std::uint64_t line_bytes;

    [[nodiscard]] double lane_x(std::uint32_t lane) const { return left + lane_pitch * lane; }
    [[nodiscard]] double byte_x(std::uint64_t address) const {
        const auto& lines = picture.line_numbers;
        const auto at = std::ranges::lower_bound(lines, address / line_bytes) - lines.begin();
        const double inside = static_cast<double>(address % line_bytes) / static_cast<double>(line_bytes);
        return line_left(static_cast<std::size_t>(at)) + inside * line_width;
    }
    [[nodiscard]] double line_left(std::size_t index) const {
        return left + static_cast<double>(index) * line_width +
               static_cast<double>(gaps_before(index)) * gap_width;
    }
    [[nodiscard]] std::size_t gaps_before(std::size_t index) const {
        std::size_t gaps = 0;
        for (std::size_t i = 1; i <= index && i < picture.line_numbers.size(); ++i) {
            gaps += is_gap(i) ? 1 : 0;
        }
        return gaps;
    }
    /// Lines are left out before this one.
    [[nodiscard]] bool is_gap(std::size_t index) const {
        return index > 0 && picture.line_numbers[index] != picture.line_numbers[index - 1] + 1;
    }
};

Layout layout_for(const GroupView& view, const SectorPicture& picture, QSizeF size, double zoom, double top) {
    const HardwareModel& hardware = view.session->hardware();
    const double left = scene_pad + label_width;
    const double room = std::max(200.0, size.width() - left - right_width - scene_pad) * zoom;
    Layout layout{view,
                  picture,
                  left,
                  left + room,
                  room / view.steps->warp_width,
                  0,
                  top,
                  top + lane_height + std::clamp(size.height() - top - 190, 60.0, 150.0),
                  hardware.sector_bytes,
                  std::max(hardware.line_bytes, hardware.sector_bytes)};
    const auto gaps = static_cast<double>(layout.gaps_before(picture.line_numbers.size() - 1));
    const double lines = std::max(20.0, room - gaps * gap_width);
    layout.line_width = std::max(2.0, lines / static_cast<double>(picture.line_numbers.size()));
    layout.right =
        std::max(layout.right, layout.line_left(picture.line_numbers.size() - 1) + layout.line_width);
    return layout;
}

void add_row_name(Scene& scene, const QString& name, double y, double height) {
    scene.shapes.push_back(elided_label({scene_pad, y, label_width - 10, height}, name, FontRole::tick,
                                        Role::text2, Qt::AlignRight | Qt::AlignVCenter));
}

void add_lanes(Scene& scene, const Layout& layout, const Cursor& cursor) {
    add_row_name(scene, GlobalWords::tr("lane"), layout.lanes_top, lane_height);
    std::vector<bool> active(layout.view.steps->warp_width);
    for (const LaneBytes& run : layout.picture.lanes) {
        active[run.lane.index()] = true;
    }
    const double gap = layout.lane_pitch >= 6 ? 2 : 0;
    for (std::uint32_t lane = 0; lane < active.size(); ++lane) {
        const QRectF cell(layout.lane_x(lane), layout.lanes_top, layout.lane_pitch - gap, lane_height);
        add_lane_cell(scene, active[lane] ? LaneState::active : LaneState::masked, cell,
                      detail_for(layout.lane_pitch), {Thing::request, cursor.warp.value(), lane},
                      layout.lane_pitch >= 18 ? QString::number(lane) : QString());
    }
}

void add_connections(Scene& scene, const Layout& layout, const Cursor& cursor) {
    const double from = layout.lanes_top + lane_height + 1;
    const double to = layout.sectors_top - 1;
    const bool write =
        layout.view.site(layout.view.step_at(cursor.tick, cursor.warp)->site).kind == SiteKind::write;
    for (const LaneBytes& run : layout.picture.lanes) {
        const double middle = (layout.byte_x(run.begin) + layout.byte_x(run.end - 1)) / 2;
        const QPointF lane(layout.lane_x(run.lane.value()) + layout.lane_pitch / 2 - 1, from);
        const bool chosen = run.lane == cursor.lane;
        Line line = straight(lane, {middle, to}, chosen ? Role::accent : Role::series_a, chosen ? 2 : 1);
        line.arrow = write || layout.picture.lanes.size() <= 64;
        line.id = {Thing::access, cursor.warp.value(), run.lane.value()};
        scene.shapes.push_back(line);
    }
}

/// Sectors of the lines shown: untouched dotted, fetched outlined, used bytes filled.
void add_sectors(Scene& scene, const Layout& layout) {
    add_row_name(scene, GlobalWords::tr("sector"), layout.sectors_top, sector_height);
    const std::uint64_t per_line = layout.line_bytes / layout.sector_bytes;
    const double width = layout.line_width / static_cast<double>(per_line);
    const auto rect_of = [&](std::uint64_t sector) {
        return QRectF(layout.byte_x(sector * layout.sector_bytes), layout.sectors_top, width, sector_height);
    };
    for (const std::uint64_t line : layout.picture.line_numbers) {
        for (std::uint64_t i = 0; i < per_line && width >= 4; ++i) {
            Box box = framed(rect_of(line * per_line + i), Role::none, Role::masked_line);
            box.stroke = Stroke::dotted;
            scene.shapes.push_back(box);
        }
    }
    const auto& sectors = layout.picture.request.sectors;
    for (std::size_t i = 0; i < sectors.size(); ++i) {
        scene.shapes.push_back(filled(rect_of(sectors[i].sector), Role::panel,
                                      {Thing::sector, 0, static_cast<std::uint32_t>(i)}));
    }
    for (const LaneBytes& run : layout.picture.lanes) {
        const double left = layout.byte_x(run.begin);
        const double right =
            layout.byte_x(run.end - 1) + layout.line_width / static_cast<double>(layout.line_bytes);
        const double hair = right - left >= 4 ? 0.6 : 0; // so that neighbouring words stay apart
        scene.shapes.push_back(
            filled({left, layout.sectors_top + 2, std::max(1.0, right - left - hair), sector_height - 4},
                   Role::broadcast));
    }
    for (std::size_t i = 0; i < sectors.size(); ++i) {
        scene.shapes.push_back(framed(rect_of(sectors[i].sector), Role::none, Role::broadcast_line,
                                      width >= 6 ? 2 : 1, {Thing::sector, 1, static_cast<std::uint32_t>(i)}));
    }
}

QString byte_range(const Layout& layout, std::uint64_t line) {
    const std::uint64_t begin = line * layout.line_bytes;
    for (const auto& object : layout.view.trace().objects) {
        if (object.space != Space::local && begin < object.base + object.size_bytes &&
            begin + layout.line_bytes > object.base) {
            const std::uint64_t first = begin > object.base ? begin - object.base : 0;
            return QStringLiteral("%1–%2").arg(first).arg(begin + layout.line_bytes - object.base - 1);
        }
    }
    return {}; // beyond the buffer's end
}

void add_lines(Scene& scene, const Layout& layout) {
    const double y = layout.sectors_top + sector_height + 6;
    add_row_name(scene, GlobalWords::tr("line"), y, 20);
    double free_from = 0;
    for (std::size_t i = 0; i < layout.picture.line_numbers.size(); ++i) {
        const std::uint64_t line = layout.picture.line_numbers[i];
        const bool touched = std::ranges::any_of(layout.picture.request.sectors,
                                                 [line](const TouchedSector& s) { return s.line == line; });
        const double left = layout.line_left(i) + 1;
        const double right = left + layout.line_width - 2;
        const Role colour = touched ? Role::text : Role::border;
        scene.shapes.push_back(straight({left, y}, {left, y + 5}, colour, touched ? 2 : 1));
        scene.shapes.push_back(straight({right, y}, {right, y + 5}, colour, touched ? 2 : 1));
        scene.shapes.push_back(straight({left, y + 5}, {right, y + 5}, colour, touched ? 2 : 1));
        if (layout.is_gap(i)) {
            scene.shapes.push_back(
                text_label({left - gap_width, layout.sectors_top, gap_width, sector_height},
                           QStringLiteral("…"), FontRole::body_strong, Role::text2, Qt::AlignCenter));
        }
        const QString text = byte_range(layout, line);
        const FontRole font = touched ? FontRole::tick_strong : FontRole::tick;
        const double width = text_width(font, text) + 4;
        const double middle = (left + right) / 2;
        if (middle - width / 2 >= free_from && width <= layout.line_width * 1.6) {
            scene.shapes.push_back(text_label({middle - width / 2, y + 8, width, 16}, text, font,
                                              touched ? Role::text : Role::text2, Qt::AlignCenter));
            free_from = middle + width / 2 + 4;
        }
    }
}

void add_figures(Scene& scene, const Layout& layout) {
    const SectorRequest& request = layout.picture.request;
    const double left = layout.right + 24;
    const double top = layout.lanes_top - 4;
    const QString sectors = count_text(request.sectors.size());
    const double figure = text_width(FontRole::headline, sectors) + 4;
    scene.shapes.push_back(text_label({left, top, figure, 44}, sectors, FontRole::headline));
    scene.shapes.push_back(text_label({left + figure + 6, top + 6, 110, 16},
                                      GlobalWords::tr("sector(s)", "under a number: 4 sectors per request",
                                                      static_cast<int>(request.sectors.size())),
                                      FontRole::secondary, Role::text2));
    scene.shapes.push_back(text_label({left + figure + 6, top + 22, 110, 16}, GlobalWords::tr("per request"),
                                      FontRole::secondary, Role::text2));
    const QRectF bar(left, top + 50, right_width - 34, 12);
    const double share = request.moved_bytes == 0 ? 0
                                                  : static_cast<double>(layout.picture.used_bytes) /
                                                        static_cast<double>(request.moved_bytes);
    scene.shapes.push_back(framed(bar, Role::panel, Role::broadcast_line));
    scene.shapes.push_back(filled(
        {bar.left() + 1, bar.top() + 1, (bar.width() - 2) * share, bar.height() - 2}, Role::broadcast));
    const double width = right_width - 24;
    scene.shapes.push_back(text_label({left, top + 66, width, 18},
                                      GlobalWords::tr("%1 of bytes used").arg(share_text(share)),
                                      FontRole::second_strong));
    scene.shapes.push_back(
        text_label({left, top + 84, width, 18},
                   GlobalWords::tr("%n line(s) · %1 B moved", nullptr, static_cast<int>(request.lines))
                       .arg(request.moved_bytes),
                   FontRole::secondary, Role::text2));
}

std::vector<LegendEntry> legend(const Layout& layout) {
    std::vector<LegendEntry> entries{
        {framed({}, Role::broadcast, Role::broadcast_line, 2),
         GlobalWords::tr("sector fetched, bytes used"),
         {}},
        {framed({}, Role::panel, Role::broadcast_line, 2), GlobalWords::tr("fetched, not used"), {}}};
    if (layout.line_width / static_cast<double>(layout.line_bytes / layout.sector_bytes) >= 4) {
        Box untouched = framed({}, Role::none, Role::masked_line);
        untouched.stroke = Stroke::dotted;
        entries.push_back({untouched, GlobalWords::tr("sector not touched"), {}});
    }
    return entries;
}

QString subtitle(const GroupView& view, const Cursor& cursor, const SectorPicture& picture) {
    const SiteInfo& site = view.site(view.step_at(cursor.tick, cursor.warp)->site);
    const auto bytes = static_cast<unsigned>(site.pieces.front().bytes);
    QStringList parts{warp_sentence(site, cursor.warp),
                      GlobalWords::tr("%n lane(s) × %1 bytes, counted from the trace", nullptr,
                                      static_cast<int>(picture.lanes.size()))
                          .arg(bytes)};
    if (picture.requests > 1) {
        parts << GlobalWords::tr("request 1 of %1 of this access").arg(picture.requests);
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace

Scene global_memory_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                          const SceneOptions& options) {
    const QString title = GlobalWords::tr("Global memory");
    const WarpStep* step = view.step_at(cursor.tick, cursor.warp);
    const auto picture = step != nullptr ? sector_picture(view, *step) : std::nullopt;
    if (!picture) {
        const QString sentence =
            step == nullptr ? GlobalWords::tr("Warp %1 is not issued in this step.").arg(cursor.warp.value())
                            : GlobalWords::tr("Warp %1 accesses no global memory in this step (%2).")
                                  .arg(cursor.warp.value())
                                  .arg(warp_sentence(view.site(step->site), cursor.warp));
        return sentence_scene(title, sentence, size);
    }
    Scene scene;
    scene.title = title;
    scene.description = subtitle(view, cursor, *picture);
    const double top = add_heading(scene, size.width()) + 10;
    const Layout layout = layout_for(view, *picture, size, options.zoom, top);
    add_lanes(scene, layout, cursor);
    add_sectors(scene, layout);
    add_connections(scene, layout, cursor);
    add_lines(scene, layout);
    add_figures(scene, layout);
    const double bottom = add_wrapped_legend(scene, legend(layout), scene_pad, size.width() - scene_pad,
                                             layout.sectors_top + sector_height + 46);
    const double notes =
        add_paragraph(scene, {scene_pad, bottom + 2}, size.width() - 2 * scene_pad,
                      GlobalWords::tr("Numbers under lines are bytes from the start of the buffer."));
    scene.size = {std::max(size.width(), layout.right + right_width), notes + 10};
    return scene;
}

QString sector_tooltip(const GroupView& view, const Cursor& cursor, std::uint32_t index) {
    const WarpStep* step = view.step_at(cursor.tick, cursor.warp);
    const auto picture = step != nullptr ? sector_picture(view, *step) : std::nullopt;
    if (!picture || index >= picture->request.sectors.size()) {
        return {};
    }
    const TouchedSector& sector = picture->request.sectors[index];
    std::vector<std::uint32_t> lanes;
    for (const Lane lane : sector.lanes) {
        lanes.push_back(lane.value());
    }
    const std::uint64_t bytes = view.session->hardware().sector_bytes;
    const PlaceInObject first = place_of(view.trace(), view.site(step->site), sector.sector * bytes);
    const QString where =
        first.element.isEmpty() ? QStringLiteral("0x%1").arg(sector.sector * bytes, 0, 16) : first.element;
    return QStringLiteral("<b>%1</b><br>%2")
        .arg(GlobalWords::tr("Sector of %1 bytes from %2 on").arg(bytes).arg(where).toHtmlEscaped(),
             GlobalWords::tr("asked for by lanes %1 (counted from the trace)").arg(number_ranges(lanes)));
}

} // namespace lockstep::gui
