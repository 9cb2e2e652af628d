#include "app/gui/scenes/model/multiprocessor_scene.h"

#include "app/gui/scenes/kit/cursor_flag.h"
#include "app/gui/scenes/kit/model_parts.h"
#include "app/gui/scenes/kit/model_place.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/model/model_cards.h"
#include "app/gui/scenes/model/model_tooltip.h"
#include "app/gui/scenes/model/range_report.h"
#include "app/gui/scenes/model/shown_states.h"
#include "app/gui/scenes/model/slot_layout.h"
#include "app/gui/scenes/model/wait_report.h"
#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

struct MultiprocessorWords {
    Q_DECLARE_TR_FUNCTIONS(MultiprocessorWords)
};

constexpr double ruler_height = 24;

QString subtitle(const SlotLayout& layout) {
    QStringList parts{MultiprocessorWords::tr("modelled"), QString::fromStdString(layout.hardware.preset),
                      MultiprocessorWords::tr("%1 of %2 warp slots filled")
                          .arg(layout.used_rows)
                          .arg(layout.hardware.warp_slots)};
    if (layout.axis.per_pixel() * merged_width > 1) {
        parts << MultiprocessorWords::tr("states shorter than %1 cycles are merged into stacked bars")
                     .arg(count_text(
                         static_cast<std::uint64_t>(std::ceil(layout.axis.per_pixel() * merged_width))));
    }
    if (!layout.timeline.is_whole) {
        parts << MultiprocessorWords::tr("only the first %1 states are drawn")
                     .arg(count_text(layout.timeline.intervals.size()));
    }
    return parts.join(QStringLiteral(" · "));
}

/// Returns whether to mark the start of a residency. It is marked only in the first slot of its group, and only if it
/// is visible and after cycle 0.
bool is_group_start(const SlotLayout& layout, const Residency& residency) {
    const auto begin = static_cast<double>(residency.begin);
    return residency.slot % layout.slot_group == 0 && residency.begin > 0 && begin >= layout.axis.begin &&
           begin <= layout.axis.end;
}

/// Adds the legend of states. Returns its bottom edge.
double add_state_legend(Scene& scene, const SlotLayout& layout, const ShownStates& shown, double top) {
    StateLegend legend{scene, layout.width, top, scene_pad};
    for (const SlotState state : shown.states()) {
        legend.add(state);
    }
    const auto starts = [&layout](const Residency& r) { return is_group_start(layout, r); };
    if (std::ranges::any_of(layout.timeline.residencies, starts)) {
        const QRectF rect = legend.add(MultiprocessorWords::tr("another work-group starts"));
        const double middle = std::round(rect.center().x());
        scene.shapes.push_back(straight({middle, rect.top()}, {middle, rect.bottom()}, Role::text, 2));
    }
    return legend.bottom();
}

/// Adds a strip for the whole axis with its visible part, if only a part is visible. Returns the bottom edge.
double add_overview(Scene& scene, const SlotLayout& layout, double top) {
    constexpr double height = 6;
    constexpr double least_width = 4;
    const auto all = static_cast<double>(layout.run.cycles);
    const Axis& axis = layout.axis;
    if (axis.end - axis.begin >= all) {
        return top;
    }
    const double width = axis.right - axis.left;
    const double shown = std::max(least_width, (axis.end - axis.begin) / all * width);
    const double left = std::min(axis.left + axis.begin / all * width, axis.right - shown);
    scene.shapes.push_back(framed({axis.left, top, width, height}, Role::panel_alt, Role::outline));
    scene.shapes.push_back(filled({left, top, shown, height}, Role::accent));
    return top + height + 4;
}

void add_row_header(Scene& scene, const SlotLayout& layout, std::uint32_t slot, double y) {
    const QRectF rect(scene_pad, y, SlotLayout::label_width - 8, layout.row_pitch);
    if (slot % layout.slot_group == 0) {
        scene.shapes.push_back(
            elided_label({rect.left(), y, rect.width() - 26, layout.row_pitch},
                         MultiprocessorWords::tr("group slot %1").arg(slot / layout.slot_group),
                         FontRole::tick, Role::text2));
    }
    scene.shapes.push_back(text_label(rect, QString::number(slot), FontRole::tick, Role::text2,
                                      Qt::AlignRight | Qt::AlignVCenter));
}

void add_group_starts(Scene& scene, const SlotLayout& layout, double top) {
    for (const Residency& residency : layout.timeline.residencies) {
        if (is_group_start(layout, residency)) {
            const double x = std::round(layout.axis.x(static_cast<double>(residency.begin)));
            const double y = top + layout.row_top(residency.slot);
            const double height = layout.slot_group * layout.row_pitch;
            scene.shapes.push_back(straight({x, y - 1}, {x, y + height}, Role::text, 2));
        }
    }
}

void add_rows(Scene& scene, const SlotLayout& layout, const SlotRows& rows, double top) {
    for (std::uint32_t slot = 0; slot < layout.row_count; ++slot) {
        add_row_header(scene, layout, slot, top + layout.row_top(slot));
    }
    rows.draw(scene, [&](std::uint32_t slot) {
        const double y = top + layout.row_top(slot);
        return QRectF(layout.axis.left, y + 1, layout.axis.right - layout.axis.left, layout.row_pitch - 2);
    });
    add_group_starts(scene, layout, top);
}

double add_folded_rows(Scene& scene, const SlotLayout& layout, double y) {
    const std::uint32_t folded = layout.hardware.warp_slots - layout.row_count;
    if (folded == 0) {
        return y;
    }
    if (layout.row_count < layout.used_rows) {
        scene.shapes.push_back(
            text_label({layout.axis.left, y + 2, layout.width, 18},
                       MultiprocessorWords::tr("%Ln more warp slot(s)", nullptr, static_cast<int>(folded)),
                       FontRole::tick, Role::text2));
        return y + 20;
    }
    scene.shapes.push_back(text_label(
        {layout.axis.left, y + 2, layout.width, 18},
        MultiprocessorWords::tr("%Ln more warp slot(s) stay empty", nullptr, static_cast<int>(folded)),
        FontRole::tick, Role::text2));
    return y + 20;
}

/// Returns how well waiting is hidden: "hidden" from 80 % of the waiting cycles, "not hidden" below 30 %.
QString hidden_words(double hidden) {
    return hidden >= 0.8   ? MultiprocessorWords::tr("latency hidden")
           : hidden >= 0.3 ? MultiprocessorWords::tr("latency partly hidden")
                           : MultiprocessorWords::tr("latency not hidden");
}

QString verdict(const SlotLayout& layout) {
    const Simulation& run = layout.run;
    return MultiprocessorWords::tr("%1 cycles, modelled time %2, %3 of the issue slots used",
                                   "All modelled; a time with its unit; a percentage")
        .arg(count_text(run.cycles), time_text(static_cast<double>(modelled_ns(run.cycles, layout.hardware))),
             share_text(run.utilisation));
}

QString hidden_sentence(const Simulation& run) {
    return MultiprocessorWords::tr("%1: another warp issues in %2 of the waiting cycles",
                                   "latency hidden; a percentage")
        .arg(hidden_words(run.latency_hidden), share_text(run.latency_hidden));
}

double add_verdict(Scene& scene, const SlotLayout& layout, double top) {
    const QString text = verdict(layout);
    const double width = text_width(FontRole::body_strong, text) + 2;
    const QRectF first(scene_pad, top, width, 24);
    scene.shapes.push_back(filled(first, Role::none, figure_id(ModelFigure::cycles)));
    Label label = text_label(first, text, FontRole::body_strong);
    label.id = figure_id(ModelFigure::cycles);
    scene.shapes.push_back(label);
    const QString hidden = hidden_sentence(layout.run);
    const bool beside =
        first.right() + 24 + text_width(FontRole::body_strong, hidden) < layout.width - scene_pad;
    const double left = beside ? first.right() + 24 : scene_pad;
    top += beside ? 0 : 22;
    const QRectF second(left, top, std::max(0.0, layout.width - left - scene_pad), 24);
    const Role colour = layout.run.latency_hidden >= 0.8   ? Role::ok
                        : layout.run.latency_hidden >= 0.3 ? Role::warn
                                                           : Role::error;
    scene.shapes.push_back(filled(second, Role::none, figure_id(ModelFigure::latency_hidden)));
    scene.shapes.push_back(elided_label(second, hidden, FontRole::body_strong, colour));
    return top + 28;
}

Scene without_model(const GroupView& view, QSizeF size) {
    return sentence_scene(MultiprocessorWords::tr("Multiprocessor"), does_not_fit_sentence(view), size);
}

std::vector<PartKey> needs(const GroupView& view, const Cursor& cursor) {
    std::vector<PartKey> parts = needs_timeline(view, cursor);
    parts.emplace_back(CostsOf{view.launch});
    return parts;
}

/// Draws the cursor on the timeline, what its warp waits for in that cycle and what ends the wait, the states of all
/// slots, and the measured cycles, which replace the text about the cursor.
Scene overlay(const GroupView& view, const Cursor& cursor, const Scene& scene) {
    const auto timeline = scene.track ? timeline_of(view, cursor) : nullptr;
    if (timeline == nullptr) {
        return {};
    }
    Scene over;
    std::optional<StateCounts> counts;
    std::optional<WaitReport> report;
    if (cursor.range) {
        over = range_marks(scene, *cursor.range);
    }
    if (const std::optional<Cycle> cycle = model_cycle(view, cursor, *timeline)) {
        append(over, wait_arrows(scene, view, cursor, *timeline, *cycle), {});
        append(over, cursor_flag(scene, static_cast<double>(cycle->value()), count_text(cycle->value())), {});
        report = wait_report(view, cursor, *timeline, *cycle);
        counts = states_at(*timeline, view.session->hardware().warp_slots, cycle->value());
    }
    if (cursor.range) {
        report = range_report(view, *timeline, *cursor.range);
    }
    if (const QRectF& words = scene.track->words; report && !words.isNull()) {
        add_wait_report(over, *report, words.topLeft(), words.width());
    }
    add_state_counts(over, scene, counts);
    return over;
}

/// Returns the report on the measured cycles for a place among them, because the text below the picture may be out of
/// view; otherwise the tooltip of the model's pictures.
QString tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene, const Pointed& place) {
    const auto timeline = cursor.range && scene.axis ? timeline_of(view, cursor) : nullptr;
    if (timeline != nullptr) {
        const double cycle = scene.axis->at(place.at.x());
        if (cycle >= static_cast<double>(cursor.range->begin.value()) &&
            cycle <= static_cast<double>(cursor.range->end.value())) {
            const WaitReport report = range_report(view, *timeline, *cursor.range);
            QStringList lines{bold(report.headline)};
            for (const QString& detail : report.details) {
                lines << detail.toHtmlEscaped();
            }
            return lines.join(QStringLiteral("<br>"));
        }
    }
    return model_tooltip(view, cursor, scene, place);
}

/// Draws the picture with this layout.
Scene drawn(const GroupView& view, const SlotLayout& layout, const SceneOptions& options) {
    const ShownStates shown(layout);
    Scene scene;
    scene.title = MultiprocessorWords::tr("Multiprocessor %1").arg(layout.timeline.multiprocessor);
    scene.description = subtitle(layout);
    scene.axis = layout.axis;
    scene.axis_length = static_cast<double>(layout.run.cycles);
    const double legend =
        add_state_legend(scene, layout, shown, add_heading(scene, layout.width, options.style));
    const double ruler = add_overview(scene, layout, legend);
    add_ruler(scene, layout.axis, ruler, MultiprocessorWords::tr("cycle"));
    const double rows = ruler + ruler_height;
    add_rows(scene, layout, shown.rows, rows);
    const double track = add_folded_rows(scene, layout, rows + layout.rows_height()) + 10;
    add_issue_track(scene, layout, shown.issue, track);
    const double words = add_verdict(scene, layout, track + issue_track_room() + 8) + 4;
    const double room = layout.width - 2 * scene_pad;
    scene.track = CursorTrack{layout.axis, ruler, track + issue_track_height, {}, {}, true};
    for (std::uint32_t slot = 0; slot < layout.row_count; ++slot) {
        scene.track->rows.push_back(rows + layout.row_top(slot) + layout.row_pitch / 2);
    }
    scene.size = {layout.width, words};
    if (!options.on_slide()) {
        scene.track->words = {scene_pad, words, room, wait_report_height(room)};
        const double bottom = add_model_cards(scene, view, scene.track->words.bottom() + 12, layout.width);
        scene.size.setHeight(bottom + 12);
    }
    scene.description +=
        QStringLiteral(". ") + verdict(layout) + QStringLiteral(", ") + hidden_sentence(layout.run);
    return scene;
}

} // namespace

Scene multiprocessor_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                           const SceneOptions& options) {
    const auto key = timeline_key(view, cursor);
    if (!key) {
        return without_model(view, size);
    }
    const auto timeline = part_of(view, *key);
    if (timeline == nullptr) {
        return waiting_scene(MultiprocessorWords::tr("Multiprocessor"), *key, size);
    }
    constexpr double highest_row = 40;
    SlotLayout layout = slot_layout(view, *timeline, size, options);
    Scene scene = drawn(view, layout, options);
    const double free = size.height() - scene.size.height();
    const double more = std::min(highest_row - layout.row_pitch, std::floor(free / layout.row_count));
    if (options.on_slide() || more < 1) {
        return scene;
    }
    layout.row_pitch += more; // fills the height
    return drawn(view, layout, options);
}

const Picture multiprocessor_picture{
    .name = "multiprocessor",
    .title = QT_TRANSLATE_NOOP("Pictures", "Multiprocessor"),
    .icon = "timeline",
    .tab = Tab::multiprocessor,
    .label = QT_TRANSLATE_NOOP("Views", "Warps"),
    .caption = QT_TRANSLATE_NOOP(
        "Pictures", "Shows cycle by cycle which warps issue and what the others wait for, as modelled."),
    .follows = Follows::group,
    .needs = needs,
    .scene = multiprocessor_scene,
    .overlay = overlay,
    .tooltip = tooltip,
    .click = timeline_click,
};

} // namespace lockstep::gui
