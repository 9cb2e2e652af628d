#include "app/gui/scenes/multiprocessor_scene.h"

#include "app/gui/quantity_text.h"
#include "app/gui/scenes/model_cards.h"
#include "app/gui/scenes/model_parts.h"
#include "app/gui/scenes/model_place.h"
#include "app/gui/scenes/scene_parts.h"
#include "app/gui/scenes/slot_rows.h"
#include "app/words/model_words.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct MultiprocessorWords {
    Q_DECLARE_TR_FUNCTIONS(MultiprocessorWords)
};

constexpr double label_width = 116;
constexpr double ruler_height = 24;
constexpr double track_height = 34;
constexpr std::uint32_t most_empty_rows = 8; ///< more slots that stay empty share one row

/// Where everything stands.
struct Layout {
    const GroupView& view;
    const Timeline& timeline;
    const Simulation& run;
    const HardwareModel& hardware;
    Axis axis;
    double width;
    std::uint32_t row_count;  ///< rows of their own
    std::uint32_t slot_group; ///< slots of one work-group
    double row_pitch;
    double group_gap;

    [[nodiscard]] double row_top(std::uint32_t slot) const {
        return slot * row_pitch + slot / slot_group * group_gap;
    }
    [[nodiscard]] double rows_height() const { return row_top(row_count - 1) + row_pitch; }
};

Axis shown_axis(const Simulation& run, double width, const SceneOptions& options) {
    const double cycles = static_cast<double>(std::max<std::uint64_t>(1, run.cycles));
    const bool part = options.axis_end > options.axis_begin;
    return {scene_pad + label_width, width - scene_pad - 8, part ? options.axis_begin : 0,
            part ? std::min(options.axis_end, cycles) : cycles};
}

Layout layout_for(const GroupView& view, const Timeline& timeline, QSizeF size, const SceneOptions& options) {
    const LaunchModel& model = view.session->analysis(view.launch).model;
    const HardwareModel& hardware = view.session->hardware();
    std::uint32_t used = 1;
    for (const Residency& residency : timeline.residencies) {
        used = std::max(used, residency.slot + 1);
    }
    const bool folds = hardware.warp_slots > used + most_empty_rows;
    const std::uint32_t row_count = folds ? used : hardware.warp_slots;
    const double pitch = row_count <= 32 ? 16 : row_count <= 48 ? 14 : 12;
    const double width = std::max(size.width(), 520.0);
    return {view,
            timeline,
            *model.simulation,
            hardware,
            shown_axis(*model.simulation, width, options),
            width,
            row_count,
            std::max(1U, model.streams->group_warps),
            pitch,
            4};
}

QString subtitle(const Layout& layout) {
    const Occupancy& occupancy = layout.view.session->analysis(layout.view.launch).model.occupancy;
    QStringList parts{MultiprocessorWords::tr("modelled"), QString::fromStdString(layout.hardware.preset),
                      MultiprocessorWords::tr("%1 of %2 warp slots filled")
                          .arg(occupancy.warps)
                          .arg(layout.hardware.warp_slots)};
    if (layout.axis.per_pixel() * merged_width > 1) {
        parts << MultiprocessorWords::tr("states shorter than %1 cycles are merged into shares")
                     .arg(QLocale().toString(layout.axis.per_pixel() * merged_width, 'f', 0));
    }
    return parts.join(QStringLiteral(" · "));
}

/// The states that the part shown has.
std::vector<SlotState> states_shown(const Layout& layout) {
    std::array<bool, slot_states> seen{};
    for (const Interval& interval : layout.timeline.intervals) {
        const bool shown =
            static_cast<double>(interval.begin)<layout.axis.end&& static_cast<double>(interval.end)> layout
                .axis.begin;
        seen[static_cast<std::size_t>(slot_state(interval))] |= shown;
    }
    seen[static_cast<std::size_t>(SlotState::empty)] = true;
    std::vector<SlotState> states;
    for (std::size_t s = 0; s < slot_states; ++s) {
        if (seen[s]) {
            states.push_back(static_cast<SlotState>(s));
        }
    }
    return states;
}

/// As many in a row as fit.
double add_state_legend(Scene& scene, const Layout& layout, double top) {
    constexpr double swatch = 26;
    double x = scene_pad;
    for (const SlotState state : states_shown(layout)) {
        const QString words = slot_state_words(state);
        const double text = text_width(FontRole::secondary, words) + 2;
        if (x > scene_pad && x + swatch + 7 + text > layout.width - scene_pad) {
            x = scene_pad;
            top += 22;
        }
        add_state_swatch(scene, state, {x, top + 4, swatch, 14});
        scene.shapes.push_back(
            text_label({x + swatch + 7, top, text, 22}, words, FontRole::secondary, Role::text2));
        x += swatch + 7 + text + 20;
    }
    return top + 26;
}

void add_row_header(Scene& scene, const Layout& layout, std::uint32_t slot, double y) {
    const QRectF rect(scene_pad, y, label_width - 8, layout.row_pitch);
    if (slot % layout.slot_group == 0) {
        scene.shapes.push_back(
            elided_label({rect.left(), y, rect.width() - 26, layout.row_pitch},
                         MultiprocessorWords::tr("group slot %1").arg(slot / layout.slot_group),
                         FontRole::tick, Role::text2));
    }
    scene.shapes.push_back(text_label(rect, QString::number(slot), FontRole::tick, Role::text2,
                                      Qt::AlignRight | Qt::AlignVCenter));
}

/// A line where a slot is given to a further group.
void add_group_starts(Scene& scene, const Layout& layout, double top) {
    for (const Residency& residency : layout.timeline.residencies) {
        const auto begin = static_cast<double>(residency.begin);
        const bool first_of_group = residency.slot % layout.slot_group == 0;
        if (!first_of_group || residency.begin == 0 || begin < layout.axis.begin || begin > layout.axis.end) {
            continue;
        }
        const double x = std::round(layout.axis.x(begin));
        const double y = top + layout.row_top(residency.slot);
        const double height = (layout.slot_group - 1) * layout.row_pitch + layout.row_pitch;
        scene.shapes.push_back(straight({x, y - 1}, {x, y + height}, Role::text, 2));
    }
}

void add_rows(Scene& scene, const Layout& layout, double top) {
    const SlotIntervals intervals = intervals_by_slot(layout.timeline, layout.row_count);
    for (std::uint32_t slot = 0; slot < layout.row_count; ++slot) {
        const double y = top + layout.row_top(slot);
        add_row_header(scene, layout, slot, y);
        add_slot_row(scene, layout.timeline, slot, intervals[slot], layout.axis,
                     {layout.axis.left, y + 1, layout.axis.right - layout.axis.left, layout.row_pitch - 2});
    }
    add_group_starts(scene, layout, top);
}

double add_folded_rows(Scene& scene, const Layout& layout, double y) {
    const std::uint32_t folded = layout.hardware.warp_slots - layout.row_count;
    if (folded == 0) {
        return y;
    }
    scene.shapes.push_back(text_label(
        {layout.axis.left, y + 2, layout.width, 18},
        MultiprocessorWords::tr("%n further warp slot(s) stay empty", nullptr, static_cast<int>(folded)),
        FontRole::tick, Role::text2));
    return y + 20;
}

/// Cycles in which the multiprocessor's schedulers issue, by bin.
std::vector<double> issue_shares(const Layout& layout, double bin) {
    const auto bins = static_cast<std::size_t>(std::ceil((layout.axis.end - layout.axis.begin) / bin));
    std::vector<double> shares(std::max<std::size_t>(1, bins));
    for (const Interval& interval : layout.timeline.intervals) {
        if (interval.state != WarpState::active) {
            continue;
        }
        double begin = std::max(layout.axis.begin, static_cast<double>(interval.begin)) - layout.axis.begin;
        const double end = std::min(layout.axis.end, static_cast<double>(interval.end)) - layout.axis.begin;
        for (auto i = static_cast<std::size_t>(begin / bin); begin < end && i < shares.size(); ++i) {
            const double border = std::min(end, static_cast<double>(i + 1) * bin);
            shares[i] += (border - begin) / (bin * layout.hardware.schedulers);
            begin = border;
        }
    }
    return shares;
}

/// Ten cycles a bin, more where that would be under four pixels.
double track_bin(const Axis& axis) {
    double bin = 10;
    while (bin / axis.per_pixel() < 4) {
        bin *= 2;
    }
    return bin;
}

void add_track(Scene& scene, const Layout& layout, double top) {
    const Axis& axis = layout.axis;
    const double bottom = top + track_height;
    const double bin = track_bin(axis);
    add_paragraph(scene, {scene_pad, top - 1}, label_width - 44, MultiprocessorWords::tr("issue slots used"),
                  FontRole::tick);
    const QRectF scale(scene_pad, top - 6, label_width - 8, 14);
    scene.shapes.push_back(text_label(scale, QStringLiteral("100"), FontRole::tick, Role::text2,
                                      Qt::AlignRight | Qt::AlignVCenter));
    scene.shapes.push_back(text_label(scale.translated(0, track_height - 3), MultiprocessorWords::tr("0 %"),
                                      FontRole::tick, Role::text2, Qt::AlignRight | Qt::AlignVCenter));
    scene.shapes.push_back(filled({axis.left, top, axis.right - axis.left, track_height}, Role::panel_alt,
                                  figure_id(ModelFigure::utilisation)));
    scene.shapes.push_back(straight({axis.left, bottom}, {axis.right, bottom}, Role::border));
    double y_before = bottom;
    const std::vector<double> shares = issue_shares(layout, bin);
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const double left = axis.x(axis.begin + static_cast<double>(i) * bin);
        const double right = std::min(axis.right, axis.x(axis.begin + static_cast<double>(i + 1) * bin));
        const double y = bottom - std::min(1.0, shares[i]) * track_height;
        scene.shapes.push_back(filled({left, y, right - left, bottom - y}, Role::request_soft,
                                      figure_id(ModelFigure::utilisation)));
        if (y != y_before) {
            scene.shapes.push_back(straight({left, y_before}, {left, y}, Role::active, 1.2));
        }
        scene.shapes.push_back(straight({left, y}, {right, y}, Role::active, 1.2));
        y_before = y;
    }
}

/// At least 80 % of waiting cycles hide: hidden; under 30 %: not.
QString hidden_words(double hidden) {
    return hidden >= 0.8   ? MultiprocessorWords::tr("latency hidden")
           : hidden >= 0.3 ? MultiprocessorWords::tr("latency partly hidden")
                           : MultiprocessorWords::tr("latency not hidden");
}

QString verdict(const Simulation& run) {
    return MultiprocessorWords::tr("%1 cycles, %2 of issue slots used",
                                   "Both modelled; the second is a percentage")
        .arg(count_text(run.cycles), share_text(run.utilisation));
}

QString hidden_sentence(const Simulation& run) {
    return MultiprocessorWords::tr("%1: another warp issues in %2 of waiting cycles",
                                   "latency hidden; a percentage")
        .arg(hidden_words(run.latency_hidden), share_text(run.latency_hidden));
}

double add_verdict(Scene& scene, const Layout& layout, double top) {
    const QString text = verdict(layout.run);
    const double width = text_width(FontRole::body_strong, text) + 2;
    const QRectF first(layout.axis.left, top, width, 24);
    scene.shapes.push_back(filled(first, Role::none, figure_id(ModelFigure::cycles)));
    Label label = text_label(first, text, FontRole::body_strong);
    label.id = figure_id(ModelFigure::cycles);
    scene.shapes.push_back(label);
    const double left = first.right() + 24;
    const QRectF second(left, top, std::max(0.0, layout.width - left - scene_pad), 24);
    const Role colour = layout.run.latency_hidden >= 0.8   ? Role::ok
                        : layout.run.latency_hidden >= 0.3 ? Role::warn
                                                           : Role::error;
    scene.shapes.push_back(filled(second, Role::none, figure_id(ModelFigure::latency_hidden)));
    scene.shapes.push_back(elided_label(second, hidden_sentence(layout.run), FontRole::body_strong, colour));
    return top + 28;
}

Scene without_model(const GroupView& view, QSizeF size) {
    return sentence_scene(MultiprocessorWords::tr("Multiprocessor"), does_not_fit_sentence(view), size);
}

} // namespace

QString does_not_fit_sentence(const GroupView& view) {
    const Occupancy& occupancy = view.session->analysis(view.launch).model.occupancy;
    const QString limit = QCoreApplication::translate(model_context, limiter_words(occupancy.limiter));
    return MultiprocessorWords::tr("This kernel fits on no multiprocessor of %1: its limit is %2, which does "
                                   "not suffice for one work-group.")
        .arg(QString::fromStdString(view.session->hardware().preset), limit);
}

Scene multiprocessor_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                           const SceneOptions& options) {
    if (const auto missing = missing_part(view, cursor, ModelPart::timeline)) {
        return waiting_scene(MultiprocessorWords::tr("Multiprocessor"), *missing, size);
    }
    const auto timeline = timeline_of(view, cursor);
    if (timeline == nullptr) {
        return without_model(view, size);
    }
    const Layout layout = layout_for(view, *timeline, size, options);
    const std::optional<Cycle> cycle = model_cycle(view, cursor, *timeline);
    Scene scene;
    scene.title = MultiprocessorWords::tr("Multiprocessor %1").arg(timeline->multiprocessor);
    scene.description = subtitle(layout);
    scene.axis = layout.axis;
    scene.axis_length = static_cast<double>(layout.run.cycles);
    const double ruler = add_state_legend(scene, layout, add_heading(scene, layout.width));
    add_ruler(scene, layout.axis, ruler, MultiprocessorWords::tr("cycle"));
    const double rows = ruler + ruler_height;
    add_rows(scene, layout, rows);
    const double track = add_folded_rows(scene, layout, rows + layout.rows_height()) + 10;
    add_track(scene, layout, track);
    if (cycle) {
        add_axis_cursor(scene, layout.axis, static_cast<double>(cycle->value()), ruler, track + track_height,
                        count_text(cycle->value()));
    }
    const double cards = add_verdict(scene, layout, track + track_height + 8) + 8;
    const StateCounts counts =
        cycle ? states_at(*timeline, layout.hardware.warp_slots, cycle->value()) : StateCounts{};
    const double bottom = add_model_cards(scene, view, counts, cycle, cards, layout.width);
    scene.size = {layout.width, bottom + 12};
    scene.description +=
        QStringLiteral(". ") + verdict(layout.run) + QStringLiteral(", ") + hidden_sentence(layout.run);
    return scene;
}

} // namespace lockstep::gui
