#include "app/gui/scenes/flow/data_flow_scene.h"

#include "app/gui/scenes/flow/flow_picture_parts.h"
#include "app/gui/scenes/kit/item_name.h"
#include "app/gui/scenes/kit/lane_cells.h"
#include "app/gui/scenes/kit/memory_use.h"
#include "app/gui/scenes/kit/model_parts.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/kit/step_notice.h"
#include "app/gui/scenes/kit/value_text.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/trace/step_words.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct FlowWords {
    Q_DECLARE_TR_FUNCTIONS(FlowWords)
};

constexpr double usual_cell_height = 24;
constexpr double most_cell_height = 72; ///< on a slide with one row
constexpr double least_pitch = 58;      ///< minimum distance between rows
constexpr double most_pitch = 320;
constexpr double slide_pitch = 52; ///< minimum distance on a slide
/// On a slide, rows are this close until the picture is enlarged so far that it has less than `low_slide` px.
constexpr double close_pitch = 60;
constexpr double low_slide = 280;
/// Maximum number of lines in the picture. If there are more, only those of the selected lane are drawn.
constexpr std::size_t most_lines = 1200;

struct Layout {
    const GroupView& view;
    const FlowSlice& slice;
    Columns columns;
    double top;
    double pitch;
    double cell_height = usual_cell_height;

    [[nodiscard]] double row_top(std::size_t row) const { return top + static_cast<double>(row) * pitch; }
    [[nodiscard]] std::size_t row_of(std::uint32_t event) const {
        const std::uint32_t step = DataFlow::step_of(*view.steps, event);
        const auto found = std::ranges::find(slice.rows, step, &FlowRow::step);
        return static_cast<std::size_t>(found - slice.rows.begin());
    }
    [[nodiscard]] QRectF cell(std::size_t row, std::uint32_t lane) const {
        return {columns.x(lane), row_top(row), std::max(1.0, columns.cell_width()), cell_height};
    }
    [[nodiscard]] QRectF cell_of(std::uint32_t event) const {
        return cell(row_of(event), view.steps->lanes[event]);
    }
};

void add_row_header(Scene& scene, const Layout& layout, std::size_t row) {
    const WarpStep& step = layout.view.steps->steps[layout.slice.rows[row].step];
    const double y = layout.row_top(row);
    const bool last = row + 1 == layout.slice.rows.size();
    const Role colour = last ? Role::accent : Role::text;
    const double width = layout.columns.left - scene_pad - 8;
    scene.shapes.push_back(
        elided_label({scene_pad, y - 3, width, 16},
                     FlowWords::tr("step %1 · warp %2").arg(step.tick.value() + 1).arg(step.warp.value()),
                     last ? FontRole::second_strong : FontRole::secondary, colour));
    scene.shapes.push_back(elided_label({scene_pad, y + 12, width, 14},
                                        QString::fromStdString(layout.view.site(step.site).text),
                                        FontRole::tick, Role::text2));
}

/// Returns the box of a lane that executes the step but contributes nothing to the shown values.
Box other_box(QRectF rect) {
    return framed(rect, Role::panel, Role::border, 1);
}

void add_cells(Scene& scene, const Layout& layout, std::size_t row) {
    const FlowRow& flow = layout.slice.rows[row];
    const WarpStep& step = layout.view.steps->steps[flow.step];
    if (layout.columns.pitch >= 3) {
        for (const std::uint16_t lane : layout.view.steps->lanes_of(step)) {
            scene.shapes.push_back(other_box(layout.cell(row, lane)));
        }
    }
    for (const std::uint32_t event : flow.events) {
        add_event_cell(scene, layout.view, event, layout.cell_of(event), false);
    }
}

void add_edges(Scene& scene, const Layout& layout) {
    if (layout.slice.edges.size() <= most_lines) {
        for (const FlowEdge& edge : layout.slice.edges) {
            scene.shapes.push_back(
                flow_line(edge, layout.cell_of(edge.from), layout.cell_of(edge.to), false));
        }
    }
    for (const std::uint32_t event : layout.slice.from_outside) {
        const QRectF cell = layout.cell_of(event);
        const double x = cell.center().x();
        scene.shapes.push_back(straight({x, cell.top() - 10}, {x, cell.top()}, Role::series_b, 2));
        scene.shapes.push_back(Mark{MarkKind::disc, {x - 3, cell.top() - 13, 6, 6}, Role::series_b, {}});
    }
}

void add_numbers(Scene& scene, const Columns& columns, double top) {
    const std::uint32_t every = label_every(columns.pitch);
    for (std::uint32_t lane = 0; lane < columns.count; lane += every) {
        scene.shapes.push_back(text_label({columns.centre(lane) - 20, top, 40, 15}, QString::number(lane),
                                          FontRole::tick, Role::text2, Qt::AlignCenter));
    }
}

std::vector<LegendEntry> legend(const Layout& layout) {
    const auto through = [&](bool local) {
        return std::ranges::any_of(layout.slice.edges, [=](const FlowEdge& e) { return e.local == local; });
    };
    std::vector<LegendEntry> entries{
        {event_box(true, {}), FlowWords::tr("provides a value to the selected lane"), {}},
        {event_box(false, {}), FlowWords::tr("provides a value to another lane of the step"), {}},
        {other_box({}), FlowWords::tr("active, but provides no value here"), {}}};
    if (through(true)) {
        entries.push_back({framed({}, Role::none, Role::active, 2),
                           FlowWords::tr("solid line: through local memory"),
                           {},
                           true});
    }
    if (through(false)) {
        Box dashed = framed({}, Role::none, Role::active, 2);
        dashed.stroke = Stroke::dashed;
        entries.push_back({dashed, FlowWords::tr("dashed line: through global memory"), {}, true});
    }
    if (!layout.slice.from_outside.empty()) {
        entries.push_back(
            {filled({}, Role::series_b), FlowWords::tr("pin: a value that this group did not write"), {}});
    }
    return entries;
}

QString subtitle(const GroupView& view, const WarpStep& step, const FlowSources& sources) {
    QStringList parts{worded(warp_sentence(view.site(step.site), step.warp))};
    parts << FlowWords::tr(
                 "%Ln value(s): %1 from the same lane, %2 from other lanes, %3 from other warps, %4 "
                 "from outside the group",
                 nullptr, static_cast<int>(sources.all()))
                 .arg(count_text(sources.own))
                 .arg(count_text(sources.lanes))
                 .arg(count_text(sources.warps))
                 .arg(count_text(sources.outside))
          << FlowWords::tr("counted from the trace");
    return parts.join(QStringLiteral(" · "));
}

/// Says that a later or an earlier step is shown, with its number.
QString other_step_sentence(ShownStep::When when, std::uint32_t number) {
    return when == ShownStep::When::later
               ? FlowWords::tr("No memory is accessed in this step. The next access, in step %1, is shown.")
                     .arg(number)
               : FlowWords::tr(
                     "No memory is accessed in this step. The previous access, in step %1, is shown.")
                     .arg(number);
}

double add_notes(Scene& scene, const Layout& layout, double width, double y, SceneStyle style) {
    if (style == SceneStyle::slide) {
        std::vector<LegendEntry> entries = legend(layout);
        entries.resize(2); // the kinds of cells that provide values
        return add_wrapped_legend(scene, entries, scene_pad, width - scene_pad, y - 4);
    }
    y = add_wrapped_legend(scene, legend(layout), scene_pad, width - scene_pad, y) + 2;
    const double room = width - 2 * scene_pad;
    if (layout.slice.edges.size() > most_lines) {
        y = add_paragraph(
            scene, {scene_pad, y}, room,
            FlowWords::tr("There are too many lines to draw, so only those of the selected lane are shown."));
    }
    if (layout.slice.left_out > 0) {
        y = add_paragraph(scene, {scene_pad, y}, room,
                          FlowWords::tr("%Ln earlier step(s) that provide values are not shown.", nullptr,
                                        static_cast<int>(layout.slice.left_out)));
    }
    return add_paragraph(
        scene, {scene_pad, y}, room,
        FlowWords::tr("Each written value is linked to all values that the same lane has read since its "
                      "previous write. Values that were read earlier and kept in registers are not linked."));
}

/// Returns the maximum number of rows: those that fit into a slide, the latest ones.
std::size_t rows_for(QSizeF size, const SceneOptions& options) {
    const double fits = std::max(2.0, std::floor((size.height() - 100) / slide_pitch));
    return options.on_slide() ? std::min(most_flow_rows, static_cast<std::size_t>(fits)) : most_flow_rows;
}

/// Returns the columns. The space for counts at the right is not used.
Columns flow_columns(const GroupView& view, QSizeF size, const SceneOptions& options) {
    constexpr double slide_labels = 46; ///< additional width for the steps and their code
    if (!options.on_slide()) {
        return columns_for(size.width() + Columns().right_width, view.steps->warp_width, options.zoom);
    }
    Columns columns =
        columns_for(size.width() + 64 - slide_labels, view.steps->warp_width, options.zoom, options.style);
    columns.left += slide_labels;
    return columns;
}

/// Sets the distance of rows, or the height of a single row, so that the picture nearly fills a slide, above its legend.
void fill_slide(Layout& layout, QSizeF size) {
    constexpr double filled = 0.96; // a little room for steps with a longer legend
    Scene probe;
    const double below = 16 + add_notes(probe, layout, size.width(), 0, SceneStyle::slide);
    const double room = size.height() * filled - layout.top - below;
    const auto gaps = static_cast<double>(std::max<std::size_t>(2, layout.slice.rows.size()) - 1);
    layout.pitch = std::clamp((room - usual_cell_height) / gaps, slide_pitch,
                              size.height() < low_slide ? most_pitch : close_pitch);
    if (layout.slice.rows.size() == 1 && size.height() < low_slide) {
        layout.cell_height = std::clamp(room, usual_cell_height, most_cell_height);
    }
}

/// Sets the distance of rows and the height of cells, so that the picture fills the height of the window.
void fill_window(Layout& layout, QSizeF size) {
    constexpr double highest_cell = 60;   ///< the rest of the height is for the lines between rows
    constexpr double highest_single = 72; ///< if there is only one row
    constexpr double cell_share = 0.45;   ///< of the distance of rows
    Scene probe;
    const double below = 26 + add_notes(probe, layout, size.width(), 0, SceneStyle::window);
    const double room = size.height() - layout.top - below;
    const auto rows = static_cast<double>(layout.slice.rows.size());
    if (rows <= 1) {
        layout.pitch = least_pitch;
        layout.cell_height = std::clamp(room, usual_cell_height, highest_single);
        return;
    }
    layout.pitch = std::clamp(room / (rows - 1 + cell_share), least_pitch, most_pitch);
    layout.cell_height = std::clamp(layout.pitch * cell_share, usual_cell_height, highest_cell);
}

Scene flow_of(const GroupView& view, const ShownStep& shown, QSizeF size, const SceneOptions& options) {
    const FlowOf key{view.launch, view.steps->group};
    if (is_missing(view, key)) {
        return waiting_scene(FlowWords::tr("Data flow"), key, size);
    }
    const auto flow = part_of(view, key);
    const auto& sites = view.trace().program.sites;
    const auto step = static_cast<std::uint32_t>(shown.step - view.steps->steps.data());
    const FlowSlice slice = flow_slice(*view.steps, sites, *flow, step, rows_for(size, options));
    Scene scene;
    scene.title = FlowWords::tr("Data flow");
    scene.description = subtitle(view, *shown.step, flow_sources(*view.steps, sites, *flow, step));
    Layout layout{view, slice, flow_columns(view, size, options), 0, 0, usual_cell_height};
    const double width = std::max(size.width(), layout.columns.right() + Columns::pad);
    double top = add_heading(scene, width, options.style);
    const QString sentence = shown.when == ShownStep::When::now
                                 ? QString()
                                 : other_step_sentence(shown.when, shown.step->tick.value() + 1);
    if (!options.on_slide()) {
        top = add_step_notice(scene, {scene_pad, top}, width - 2 * scene_pad, sentence,
                              other_step_sentence(ShownStep::When::before, view.tick_count()),
                              shown.step->tick, options.style) +
              6;
    } else if (!sentence.isEmpty()) { // a slide needs the room of a missing notice for the rows
        top = add_step_notice(scene, {scene_pad, top}, width - 2 * scene_pad, sentence, {}, shown.step->tick,
                              options.style);
    }
    add_numbers(scene, layout.columns, top);
    layout.top = top + 30;
    if (options.on_slide()) {
        fill_slide(layout, {width, size.height()});
    } else {
        fill_window(layout, {width, size.height()});
    }
    add_edges(scene, layout);
    for (std::size_t row = 0; row < slice.rows.size(); ++row) {
        add_row_header(scene, layout, row);
        add_cells(scene, layout, row);
    }
    const double bottom = layout.row_top(slice.rows.size() - 1) + layout.cell_height + 14;
    scene.size = {width,
                  add_notes(scene, layout, width, bottom, options.style) + (options.on_slide() ? 2 : 12)};
    return scene;
}

std::vector<PartKey> needs(const GroupView& view, const Cursor&) {
    return {FlowOf{view.launch, view.steps->group}};
}

/// Describes which value an event read or wrote, where, and when.
QString tooltip(const GroupView& view, const Cursor&, const Scene&, const Pointed& pointed) {
    const auto* cell = std::get_if<EventCell>(&pointed.id);
    if (cell == nullptr || cell->event >= view.steps->lanes.size()) {
        return {};
    }
    const std::uint32_t event = cell->event;
    const WarpStep& step = view.steps->steps[DataFlow::step_of(*view.steps, event)];
    const SiteInfo& site = view.site(step.site);
    const LaneEvent lane = lane_event_of(view, event);
    const PlaceInObject place = place_of(view.trace(), site, lane.payload);
    const QString where =
        place.element.isEmpty() ? QStringLiteral("0x%1").arg(lane.payload, 0, 16) : place.element;
    const QString value = moved_value(view, lane);
    const QString what = value.isEmpty() ? where : QStringLiteral("%1 = %2").arg(where, value);
    const QString head =
        FlowWords::tr("Warp %1, lane %2 (work-item %3), step %4")
            .arg(QString::number(step.warp.value()), QString::number(view.steps->lanes[event]),
                 work_item_name(view, step.warp, Lane(view.steps->lanes[event])),
                 QString::number(step.tick.value() + 1));
    const QString moved = site.kind == SiteKind::read ? FlowWords::tr("reads %1").arg(what)
                                                      : FlowWords::tr("writes %1").arg(what);
    return QStringLiteral("<b>%1</b><br>%2<br>%3")
        .arg(head.toHtmlEscaped(), moved.toHtmlEscaped(),
             FlowWords::tr("line %1: %2")
                 .arg(site.line)
                 .arg(QString::fromStdString(site.text))
                 .toHtmlEscaped());
}

/// Moves the cursor to the step and the lane that read or wrote a value.
Destination click(const GroupView& view, const Cursor&, const Scene&, const Pointed& pointed) {
    const auto* cell = std::get_if<EventCell>(&pointed.id);
    if (cell == nullptr) {
        return {};
    }
    const WarpStep& step = view.steps->steps[DataFlow::step_of(*view.steps, cell->event)];
    return {.warp = step.warp, .lane = Lane(view.steps->lanes[cell->event]), .tick = step.tick};
}

} // namespace

Scene data_flow_scene(const GroupView& view, const Cursor& cursor, QSizeF size, const SceneOptions& options) {
    const ShownStep shown = shown_access(view, cursor.tick, cursor.warp, options.covered_from);
    if (shown.when == ShownStep::When::covered) {
        return sentence_scene(FlowWords::tr("Data flow"), covered_sentence(), size);
    }
    if (shown.step == nullptr) {
        return sentence_scene(
            FlowWords::tr("Data flow"),
            FlowWords::tr("Warp %1 accesses neither local nor global memory in this launch.")
                .arg(cursor.warp.value()),
            size);
    }
    return flow_of(view, shown, size, options);
}

const Picture data_flow_picture{
    .name = "data-flow",
    .title = QT_TRANSLATE_NOOP("Pictures", "Data flow"),
    .icon = "tree",
    .tab = Tab::flow,
    .label = QT_TRANSLATE_NOOP("Views", "Data flow"),
    .caption = QT_TRANSLATE_NOOP("Pictures",
                                 "Shows which values flow from lane to lane through memory, round by round."),
    .follows = Follows::step,
    .needs = needs,
    .applies = needs_memory,
    .scene = data_flow_scene,
    .overlay = data_flow_overlay,
    .tooltip = tooltip,
    .click = click,
};

} // namespace lockstep::gui
