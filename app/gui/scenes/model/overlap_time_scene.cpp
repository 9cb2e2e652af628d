#include "app/gui/scenes/model/overlap_time_scene.h"

#include "app/gui/scenes/kit/cursor_flag.h"
#include "app/gui/scenes/kit/model_parts.h"
#include "app/gui/scenes/kit/model_place.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/model/group_bars.h"
#include "app/gui/scenes/model/model_tooltip.h"
#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct OverlapWords {
    Q_DECLARE_TR_FUNCTIONS(OverlapWords)
};

constexpr double heading_room = 34 + 26; ///< space for the title and the legend
constexpr double gap = 24;               ///< space between the two pictures

QString multiprocessor_name(std::uint32_t number) {
    return OverlapWords::tr("multiprocessor %1").arg(number);
}
QString processor_name(std::uint32_t number) {
    return OverlapWords::tr("logical processor %1").arg(number);
}

GroupBars bars_of(std::span<const GroupSpan> groups, const Cursor& cursor, double length, double width) {
    return {.groups = groups,
            .own = cursor.group.value(),
            .beside = groups_beside(groups, cursor.group.value()),
            .at_once = groups_at_once(groups),
            .axis = {scene_pad + bars_label_width, width - scene_pad - 8, 0, std::max(1.0, length)},
            .unit = {},
            .row_name = multiprocessor_name};
}

/// Returns the times from the device's clock; empty if it has none that kernels can read.
std::optional<GroupBars> measured_bars(const GroupView& view, const Cursor& cursor, double width) {
    const auto& times = view.trace().group_times;
    if (!times || times->groups.empty()) {
        return std::nullopt;
    }
    const auto last = std::ranges::max(times->groups, {}, &GroupSpan::end).end;
    GroupBars bars = bars_of(times->groups, cursor, static_cast<double>(last), width);
    const bool is_gpu = times->clock == GroupClock::global_timer;
    bars.unit = is_gpu ? OverlapWords::tr("ns") : OverlapWords::tr("CPU cycle");
    bars.row_name = is_gpu ? multiprocessor_name : processor_name;
    return bars;
}

std::optional<GroupBars> simulated_bars(const GroupView& view, const Cursor& cursor, double width) {
    const auto& simulation = view.session->analysis(view.launch).model.simulation;
    if (!simulation) {
        return std::nullopt;
    }
    GroupBars bars = bars_of(simulation->groups, cursor, static_cast<double>(simulation->cycles), width);
    bars.unit = OverlapWords::tr("cycle");
    return bars;
}

/// Says where the times come from, and how many groups ran at the same time.
QString words_of(const GroupBars& bars, const QString& kind, const QString& machine) {
    const QStringList parts{kind, machine,
                            OverlapWords::tr("concurrent groups: at most %1, %2 on average")
                                .arg(count_text(bars.at_once.most), number_text(bars.at_once.mean, 1)),
                            OverlapWords::tr("%Ln group(s) ran at the same time as group %1", nullptr,
                                             static_cast<int>(bars.beside.size()))
                                .arg(bars.own)};
    return parts.join(QStringLiteral(" \u00b7 "));
}

QString measured_words(const GroupView& view, const GroupBars& bars) {
    return words_of(bars, OverlapWords::tr("measured"), QString::fromStdString(view.trace().device.name));
}
QString simulated_words(const GroupView& view, const GroupBars& bars) {
    return words_of(bars, OverlapWords::tr("simulated, not measured"),
                    QString::fromStdString(view.session->hardware().preset));
}

/// Returns the part of the axis that the user chose.
Axis shown_part(Axis axis, const SceneOptions& options) {
    if (options.axis_end > options.axis_begin) {
        axis.begin = options.axis_begin;
        axis.end = std::min(options.axis_end, axis.end);
    }
    return axis;
}

/// Draws the cursor in the model's timeline, once that exists.
Scene overlay(const GroupView& view, const Cursor& cursor, const Scene& scene) {
    const auto timeline = scene.track ? timeline_of(view, cursor) : nullptr;
    const auto cycle = timeline != nullptr ? model_cycle(view, cursor, *timeline) : std::nullopt;
    return cycle ? cursor_flag(scene, static_cast<double>(cycle->value()), count_text(cycle->value()))
                 : Scene{};
}

/// Adds a line of text above the second picture. Returns its bottom edge.
double add_second_heading(Scene& scene, double top, double width, const QString& words) {
    scene.shapes.push_back(straight({scene_pad, top}, {width - scene_pad, top}, Role::border));
    return add_paragraph(scene, {scene_pad, top + 8}, width - 2 * scene_pad, words) + 6;
}

WhyNoPicture applies(const GroupView& view) {
    return group_count(view.trace().range) == 1 ? WhyNoPicture::one_group : WhyNoPicture::none;
}

} // namespace

Scene overlap_time_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                         const SceneOptions& options) {
    const QString title = OverlapWords::tr("Work-groups over time");
    const double width = std::max(size.width(), 480.0);
    std::optional<GroupBars> measured = measured_bars(view, cursor, width);
    std::optional<GroupBars> simulated = simulated_bars(view, cursor, width);
    if (!measured && !simulated) {
        return sentence_scene(title, does_not_fit_sentence(view), size);
    }
    Scene scene;
    scene.title = title;
    scene.description = measured ? measured_words(view, *measured) : simulated_words(view, *simulated);
    GroupBars& first = measured ? *measured : *simulated;
    scene.axis_length = first.axis.end;
    first.axis = shown_part(first.axis, options);
    scene.axis = first.axis;
    double y = add_wrapped_legend(scene, group_bars_legend(), scene_pad, width - scene_pad,
                                  add_heading(scene, width, options.style)) +
               4;
    const bool both = measured && simulated && !options.on_slide(); // a slide has room for only one
    const double room = options.on_slide() ? size.height() - y - 8 : size.height() - heading_room - 40;
    if (measured) {
        y = add_group_bars(scene, *measured, y, both ? room / 2 - gap : room);
    }
    if (simulated && (both || !measured)) {
        y = both ? add_second_heading(scene, y + gap, width, simulated_words(view, *simulated)) : y;
        const double top = y;
        y = add_group_bars(scene, *simulated, y, both ? room / 2 - gap : room);
        scene.track = CursorTrack{simulated->axis, top, y, {}, {}, false};
    }
    scene.size = {width, y + 16};
    return scene;
}

const Picture overlap_time_picture{
    .name = "overlap-time",
    .title = QT_TRANSLATE_NOOP("Pictures", "Work-groups over time"),
    .icon = "timeline",
    .tab = Tab::flow,
    .label = QT_TRANSLATE_NOOP("Views", "Groups over time"),
    .caption = QT_TRANSLATE_NOOP("Pictures",
                                 "Shows when each work-group runs on which multiprocessor, as modelled."),
    .follows = Follows::group,
    .needs = needs_timeline,
    .applies = applies,
    .scene = overlap_time_scene,
    .overlay = overlay,
    .tooltip = model_tooltip,
    .click = timeline_click,
};

} // namespace lockstep::gui
