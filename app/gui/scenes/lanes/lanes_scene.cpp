#include "app/gui/scenes/lanes/lanes_scene.h"

#include "app/gui/scenes/kit/cell_text.h"
#include "app/gui/scenes/kit/item_name.h"
#include "app/gui/scenes/kit/lane_cells.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/core_words.h"
#include "app/words/trace/step_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <set>

namespace lockstep::gui {
namespace {

struct LanesWords {
    Q_DECLARE_TR_FUNCTIONS(LanesWords)
};

constexpr double header_height = lane_numbers_height + 3;

/// Data used by all parts of the picture.
struct Layout {
    const GroupView& view;
    const Cursor& cursor;
    const SceneOptions& options;
    Columns columns;
    Detail detail;
    double row_pitch;
    double width;
    std::uint32_t first_row;
    std::uint32_t rows;

    [[nodiscard]] double top(std::uint32_t row) const {
        return lane_numbers_top + header_height + row * row_pitch;
    }
};

/// Makes the rows as high as their room allows. If not all warps fit, shows those around the cursor's.
void fit_rows(Layout& layout, double height) {
    constexpr double least = 20;
    constexpr double most = 96;
    const std::uint32_t warps = layout.view.steps->warps;
    const double room = height - layout.top(0) - 6;
    const auto fits = static_cast<std::uint32_t>(std::max(1.0, std::floor(room / least)));
    layout.rows = std::min({most_rows, warps, fits});
    layout.row_pitch = std::clamp(std::floor(room / layout.rows), least, most);
    const std::uint32_t before = layout.rows / 2;
    const std::uint32_t warp = layout.cursor.warp.value();
    layout.first_row = std::min(warp > before ? warp - before : 0, warps - layout.rows);
}

/// Returns the height below the rows.
double bottom_height(const GroupView& view) {
    return 6 + split_height(view);
}

/// Makes the rows lower if not all fit into a low view, such as one with a panel below it, and higher in a high view.
void fill_height(Layout& layout, const GroupView& view, double height) {
    constexpr double least = 12; // one line of small text
    constexpr double most = 56;
    const double room = height - layout.top(0) - bottom_height(view);
    layout.row_pitch = std::clamp(std::floor(room / layout.rows), std::min(least, layout.row_pitch),
                                  std::max(most, layout.row_pitch));
}

Layout layout_for(const GroupView& view, const Cursor& cursor, QSizeF size, const SceneOptions& options) {
    const Columns columns =
        counted_columns(size.width(), view.steps->warp_width, options.zoom, options.style);
    const Detail detail = detail_for(columns.pitch);
    const double least = detail == Detail::number ? 20 : 16;
    const double row_pitch = std::clamp(std::floor(columns.pitch * 0.75), least, 36.0);
    const std::uint32_t rows = std::min(most_rows, view.steps->warps);
    const double width = std::max(size.width(), columns.right() + columns.right_width + Columns::pad);
    Layout layout{view,   cursor,    options, columns,
                  detail, row_pitch, width,   std::min(options.first_row, view.steps->warps - rows),
                  rows};
    if (options.on_slide()) {
        fit_rows(layout, size.height());
    } else if (size.height() > 0) {
        fill_height(layout, view, size.height());
    }
    return layout;
}

/// Adds the legend in the line of the title. If it does not fit, leaves it out: tooltips have the same words. Returns its
/// left edge.
double add_fitting_legend(Scene& scene, const std::vector<LegendEntry>& legend, double left, double right) {
    const std::size_t before = scene.shapes.size();
    const double legend_left = add_legend(scene, legend, right, 18);
    if (legend_left >= left) {
        return legend_left;
    }
    scene.shapes.erase(scene.shapes.begin() + static_cast<std::ptrdiff_t>(before), scene.shapes.end());
    return right;
}

/// Returns the right edge of the title, with a gap.
double title_width(const Scene& scene) {
    return Columns::pad + text_width(FontRole::view_title, scene.title) + 26;
}

void add_title(Scene& scene, const Layout& layout, const std::vector<LaneState>& states, bool has_fault) {
    std::vector<LegendEntry> legend = lane_legend(states, layout.detail);
    const SiteKind kind = layout.view.site(layout.view.steps->ticks[layout.cursor.tick.index()].site).kind;
    if ((kind == SiteKind::branch || kind == SiteKind::loop) && !states.empty() &&
        states[0] == LaneState::active) {
        legend[0].text = LanesWords::tr("condition true");
    }
    if (has_fault) {
        legend.push_back(fault_legend());
    }
    // In a narrow picture, the sentence about the step is more important than the legend.
    const double title_end = layout.options.on_slide() ? 0
                             : layout.columns.has_bars
                                 ? title_width(scene)
                                 : title_width(scene) + text_width(FontRole::secondary, scene.description);
    double legend_left = add_fitting_legend(scene, legend, title_end, layout.width - Columns::pad);
    if (has_fault && legend_left == layout.width - Columns::pad) {
        legend_left = add_legend(scene, {fault_legend()}, legend_left, 18); // faults are always explained
    }
    if (layout.options.on_slide()) {
        return;
    }
    const double room =
        // the space left by the legend, which takes precedence
        std::max(0.0, legend_left - Columns::pad - 12);
    const double width = std::min(text_width(FontRole::view_title, scene.title), room);
    scene.shapes.push_back(Label{{Columns::pad, 6, width + 2, 24},
                                 scene.title,
                                 FontRole::view_title,
                                 Role::text,
                                 Qt::AlignLeft | Qt::AlignVCenter,
                                 true,
                                 {}});
    const double left = Columns::pad + width + 14;
    scene.shapes.push_back(Label{{left, 6, std::max(0.0, legend_left - left - 12), 24},
                                 scene.description,
                                 FontRole::secondary,
                                 Role::text2,
                                 Qt::AlignLeft | Qt::AlignVCenter,
                                 true,
                                 {}});
}

void add_column_numbers(Scene& scene, const Layout& layout) {
    const Columns& columns = layout.columns;
    const std::uint32_t every = lane_number_every(columns.pitch, columns.count);
    for (std::uint32_t lane = 0; lane < columns.count; lane += every) {
        const double width = std::max(columns.pitch * every, 24.0);
        scene.shapes.push_back(
            Label{{columns.centre(lane) - width / 2, lane_numbers_top, width, lane_numbers_height},
                  QString::number(lane),
                  FontRole::tick,
                  Role::text2,
                  Qt::AlignCenter,
                  false,
                  {}});
    }
    if (layout.options.on_slide() || !columns.has_bars) {
        return;
    }
    scene.shapes.push_back(
        Label{{columns.right() + 16, lane_numbers_top, columns.right_width - 16, lane_numbers_height},
              lane_counts_title(layout.view, layout.cursor.tick),
              FontRole::secondary,
              Role::text2,
              Qt::AlignLeft | Qt::AlignVCenter,
              true,
              {}});
}

double header_width(const Layout& layout) {
    return layout.columns.label_width - 4;
}

QString warp_name(Warp warp) {
    return LanesWords::tr("Warp %1").arg(warp.value());
}

void add_row_header(Scene& scene, const Layout& layout, Warp warp, double top, bool with_range) {
    const QRectF rect(Columns::pad, top, header_width(layout), layout.row_pitch - row_gap);
    Box area;
    area.rect = rect;
    area.id = WarpHeader{warp};
    scene.shapes.push_back(area);
    scene.shapes.push_back(elided_label(rect, warp_name(warp), row_font(layout.row_pitch)));
    if (with_range) { // if there is no space, only the tooltip contains the range
        scene.shapes.push_back(text_label(rect, work_items_of(layout.view, warp), FontRole::tick, Role::text2,
                                          Qt::AlignRight | Qt::AlignVCenter));
    }
}

/// Returns whether the ranges fit next to all rows, so that they are shown next to every row or next to none.
bool ranges_fit(const Layout& layout, const std::vector<WarpRow>& rows) {
    return std::ranges::all_of(rows, [&layout](const WarpRow& row) {
        return text_width(row_font(layout.row_pitch), warp_name(row.warp)) +
                   text_width(FontRole::tick, work_items_of(layout.view, row.warp)) + 2 <=
               header_width(layout);
    });
}

void add_cells(Scene& scene, const Layout& layout, const WarpRow& row, double top) {
    const double height = layout.row_pitch - row_gap;
    const std::set<std::uint32_t> faulty = faulty_lanes(layout.view, row.step);
    const auto rect = [&](std::uint32_t lane) {
        return QRectF(layout.columns.x(lane), top, std::max(1.0, layout.columns.cell_width()), height);
    };
    if (layout.detail == Detail::shares) {
        add_share_row(scene, row, layout.columns, top, height);
        for (const std::uint32_t lane : faulty) {
            add_fault_cell(scene, rect(lane), layout.detail, LaneCell{row.warp, Lane(lane)});
        }
        return;
    }
    const int most = static_cast<int>((layout.columns.cell_width() - 2) / 6);
    for (std::uint32_t lane = 0; lane < row.lanes.size(); ++lane) {
        if (faulty.contains(lane)) {
            add_fault_cell(scene, rect(lane), layout.detail, LaneCell{row.warp, Lane(lane)});
            continue;
        }
        QString text;
        if (takes_part(row.lanes[lane]) && layout.detail == Detail::number) {
            text = cell_text(layout.view, *row.step, Lane(lane), layout.options.number, most);
        }
        add_lane_cell(scene, row.lanes[lane], rect(lane), layout.detail, LaneCell{row.warp, Lane(lane)},
                      text);
    }
    if (row.step == nullptr && row.idle == LaneState::not_issued) {
        const double y = top + height / 2;
        scene.shapes.push_back(Line{{{layout.columns.left, y}, {layout.columns.right(), y}},
                                    Role::outline,
                                    1,
                                    Stroke::dotted,
                                    false,
                                    {}});
    }
}

/// Adds an overview of all warps at the left edge, with a frame around the visible ones.
void add_overview(Scene& scene, const Layout& layout) {
    const std::uint32_t warps = layout.view.steps->warps;
    const double height = layout.rows * layout.row_pitch - row_gap;
    const double each = height / warps;
    for (std::uint32_t w = 0; w < warps; ++w) {
        const WarpStep* step = layout.view.step_at(layout.cursor.tick, Warp(w));
        Box box;
        box.rect = {2, layout.top(0) + w * each, 6, std::max(1.0, each)};
        box.fill = step != nullptr ? Role::active : Role::masked;
        box.id = OverviewRow{Warp(w)};
        scene.shapes.push_back(box);
    }
    Box frame;
    frame.rect = {1, layout.top(0) + layout.first_row * each, 8, layout.rows * each};
    frame.outline = Role::accent;
    frame.width = 1;
    scene.shapes.push_back(frame);
}

QString subtitle(const Layout& layout) {
    const GroupView& view = layout.view;
    QStringList parts{LanesWords::tr("work-group %1").arg(layout.cursor.group.value()),
                      worded(tick_sentence(view, layout.cursor.tick))};
    const QString numbers =
        worded(values_sentence(view.site(view.steps->ticks[layout.cursor.tick.index()].site)));
    if (layout.detail == Detail::number && layout.options.number == CellNumber::value && !numbers.isEmpty()) {
        parts << numbers;
    }
    if (layout.detail == Detail::shares) {
        parts << LanesWords::tr("1 px = %Ln lane(s)", nullptr,
                                static_cast<int>(std::ceil(1 / layout.columns.pitch)));
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace

Scene lanes_scene(const GroupView& view, const Cursor& cursor, QSizeF size, const SceneOptions& options) {
    const Layout layout = layout_for(view, cursor, size, options);
    Scene scene;
    scene.title = LanesWords::tr("Lanes");
    // A slide has no tags for the sides of a branch: its caption describes them.
    scene.size = {layout.width, layout.top(layout.rows) + (options.on_slide() ? 6 : bottom_height(view))};
    scene.description = subtitle(layout);
    std::vector<bool> seen(lane_states);
    std::vector<WarpRow> rows;
    for (std::uint32_t i = 0; i < layout.rows; ++i) {
        rows.push_back(warp_row(view, cursor.tick, Warp(layout.first_row + i)));
        for (const LaneState state : rows.back().lanes) {
            seen[static_cast<std::size_t>(state)] = true;
        }
    }
    std::vector<LaneState> states;
    for (std::size_t s = 0; s < seen.size(); ++s) {
        if (seen[s]) {
            states.push_back(static_cast<LaneState>(s));
        }
    }
    const bool has_fault = std::ranges::any_of(
        rows, [&view](const WarpRow& row) { return !faulty_lanes(view, row.step).empty(); });
    add_title(scene, layout, states, has_fault);
    add_column_numbers(scene, layout);
    const bool with_ranges = ranges_fit(layout, rows);
    const double counts_gap = options.on_slide() ? 8 : 16;
    for (std::uint32_t i = 0; i < layout.rows; ++i) {
        add_row_header(scene, layout, rows[i].warp, layout.top(i), with_ranges);
        add_cells(scene, layout, rows[i], layout.top(i));
        add_lane_count(scene, layout.view, rows[i],
                       {layout.columns.right() + counts_gap, layout.top(i),
                        layout.columns.right_width - counts_gap, layout.row_pitch - row_gap},
                       layout.columns.has_bars && !options.on_slide() ? LaneCount::bar_and_text
                                                                      : LaneCount::text);
    }
    if (!options.on_slide()) {
        add_split(scene, view, cursor, {layout.columns, layout.top(0), layout.top(layout.rows) - 2});
    }
    if (view.steps->warps > layout.rows) {
        add_overview(scene, layout);
    }
    return scene;
}

double lanes_height(const GroupView& view, const Cursor& cursor, QSizeF size, const SceneOptions& options) {
    const Layout layout = layout_for(view, cursor, size, options);
    return layout.top(layout.rows) + bottom_height(view);
}

std::uint32_t row_showing(const GroupView& view, Warp warp, std::uint32_t first_row) {
    const std::uint32_t rows = std::min(most_rows, view.steps->warps);
    const std::uint32_t last = view.steps->warps - rows;
    const std::uint32_t least = warp.value() >= rows ? warp.value() - rows + 1 : 0;
    return std::min(last, std::clamp(first_row, least, std::max(least, warp.value())));
}

} // namespace lockstep::gui
