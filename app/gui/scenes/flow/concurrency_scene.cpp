#include "app/gui/scenes/flow/concurrency_scene.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

struct ConcurrencyWords {
    Q_DECLARE_TR_FUNCTIONS(ConcurrencyWords)
};

constexpr double label_width = 160;
constexpr double usual_pitch = 32;
constexpr double most_pitch = 90;

using Times = std::vector<LaunchTimes>;
using Rows = std::vector<std::pair<std::uint32_t, std::uint32_t>>; ///< pairs of queue and thread

/// Returns the rows: one per combination of a queue and a thread that enqueues launches on it.
Rows rows_of(const Times& times) {
    Rows rows;
    for (const LaunchTimes& launch : times) {
        rows.emplace_back(launch.queue, launch.thread);
    }
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end()); // clang-tidy 15 rejects ranges::unique
    return rows;
}

std::uint64_t end_of(const Times& times) {
    std::uint64_t end = 1;
    for (const LaunchTimes& launch : times) {
        end = std::max(end, launch.end_ns);
    }
    return end;
}

int most_at_once(const Times& times) {
    std::vector<std::pair<std::uint64_t, int>> changes;
    for (const LaunchTimes& launch : times) {
        changes.emplace_back(launch.start_ns, 1);
        changes.emplace_back(launch.end_ns, -1);
    }
    std::ranges::sort(changes);
    int now = 0;
    int most = 0;
    for (const auto& [time, change] : changes) {
        now += change;
        most = std::max(most, now);
    }
    return most;
}

Box running_box(QRectF rect, const SceneId& id, bool chosen) {
    return framed(rect, chosen ? Role::series_b : Role::request_soft, chosen ? Role::series_b : Role::active,
                  1, id);
}

void add_wait(Scene& scene, const Axis& axis, const LaunchTimes& launch, double top, double row_pitch,
              double scale) {
    const auto x = [&](std::uint64_t ns) {
        return std::clamp(axis.x(static_cast<double>(ns) / scale), axis.left, axis.right);
    };
    const double middle = std::round(top + row_pitch / 2) + 0.5;
    scene.shapes.push_back(straight({x(launch.queued_ns), middle}, {x(launch.start_ns), middle},
                                    Role::outline, 1, Stroke::dotted));
}

void add_launch(Scene& scene, const Axis& axis, const LaunchTimes& launch, const QRectF& row, double scale,
                const SceneId& id, bool chosen) {
    const auto x = [&](std::uint64_t ns) {
        return std::clamp(axis.x(static_cast<double>(ns) / scale), axis.left, axis.right);
    };
    const double left = x(launch.start_ns);
    const double width = std::max(2.0, x(launch.end_ns) - left);
    const QRectF bar(left, row.top() + 5, width, row.height() - 10);
    scene.shapes.push_back(running_box(bar, id, chosen));
    const QString number = count_text(launch.launch + 1);
    if (text_width(FontRole::tick_strong, number) + 6 < width) {
        scene.shapes.push_back(text_label(bar, number, FontRole::tick_strong,
                                          chosen ? Colour(Role::panel) : Colour(Role::text),
                                          Qt::AlignCenter));
    }
}

QString subtitle(const GroupView& view, const Times& times) {
    double together = 0;
    for (const LaunchTimes& launch : times) {
        together += static_cast<double>(launch.end_ns - launch.start_ns);
    }
    const QStringList parts{
        ConcurrencyWords::tr("measured"), QString::fromStdString(view.trace().device.name),
        ConcurrencyWords::tr("%Ln launch(es), at most %1 at once", nullptr, static_cast<int>(times.size()))
            .arg(most_at_once(times)),
        ConcurrencyWords::tr("all launches together take %1; their own times add up to %2")
            .arg(time_text(static_cast<double>(end_of(times))), time_text(together))};
    return parts.join(QStringLiteral(" · "));
}

/// Returns text that says when a launch was queued, submitted, started and ended.
QString tooltip(const GroupView& view, const Cursor&, const Scene&, const Pointed& pointed) {
    const auto* bar = std::get_if<LaunchBar>(&pointed.id);
    const Times& times = view.session->recording().concurrency;
    if (bar == nullptr || bar->launch >= times.size()) {
        return {};
    }
    const LaunchTimes& launch = times[bar->launch];
    return QStringLiteral("<b>%1</b><br>%2<br>%3<br>%4")
        .arg(ConcurrencyWords::tr("Launch %1").arg(launch.launch + 1).toHtmlEscaped(),
             ConcurrencyWords::tr("queue %1, thread %2").arg(launch.queue).arg(launch.thread),
             ConcurrencyWords::tr("queued at %1, submitted at %2")
                 .arg(time_text(static_cast<double>(launch.queued_ns)),
                      time_text(static_cast<double>(launch.submitted_ns))),
             ConcurrencyWords::tr("ran from %1 to %2 (measured by the device's clock)")
                 .arg(time_text(static_cast<double>(launch.start_ns)),
                      time_text(static_cast<double>(launch.end_ns))));
}

std::vector<LegendEntry> legend() {
    Box waiting = filled({}, Role::none);
    waiting.outline = Role::outline;
    waiting.width = 1;
    waiting.stroke = Stroke::dotted;
    return {{running_box({}, {}, false), ConcurrencyWords::tr("runs on the device"), {}},
            {running_box({}, {}, true), ConcurrencyWords::tr("the selected launch"), {}},
            {waiting, ConcurrencyWords::tr("queued, waiting"), {}}};
}

void add_row_names(Scene& scene, const Rows& rows, double top, double row_pitch, double width) {
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const double y = top + static_cast<double>(row) * row_pitch;
        scene.shapes.push_back(elided_label(
            {scene_pad, y, label_width - 10, row_pitch},
            ConcurrencyWords::tr("queue %1, thread %2").arg(rows[row].first).arg(rows[row].second)));
        scene.shapes.push_back(
            straight({scene_pad, y + row_pitch - 0.5}, {width - scene_pad, y + row_pitch - 0.5}, Role::grid));
    }
}

/// Adds the bars of all launches. One unit of the axis is `scale` nanoseconds.
void add_launches(Scene& scene, const Times& times, const Rows& rows, double top, double row_pitch,
                  double scale, std::size_t chosen) {
    const auto top_of = [&](const LaunchTimes& launch) {
        const auto row = std::ranges::find(rows, std::pair(launch.queue, launch.thread)) - rows.begin();
        return top + static_cast<double>(row) * row_pitch;
    };
    // drawn below all bars, because a launch waits while others in its queue run
    for (const LaunchTimes& launch : times) {
        add_wait(scene, *scene.axis, launch, top_of(launch), row_pitch, scale);
    }
    for (std::size_t i = 0; i < times.size(); ++i) {
        add_launch(scene, *scene.axis, times[i], {0, top_of(times[i]), 0, row_pitch}, scale,
                   LaunchBar{static_cast<std::uint32_t>(i)}, times[i].launch == chosen);
    }
}

WhyNoPicture applies(const GroupView& view) {
    return view.session->recording().concurrency.empty() ? WhyNoPicture::no_concurrency : WhyNoPicture::none;
}

} // namespace

Scene concurrency_scene(const GroupView& view, const Cursor& cursor, QSizeF size,
                        const SceneOptions& options) {
    const QString title = ConcurrencyWords::tr("Launches over time");
    const Times& times = view.session->recording().concurrency;
    if (times.empty()) {
        return sentence_scene(
            title,
            ConcurrencyWords::tr("The launches of this run do not overlap in time. To see launches that "
                                 "overlap, run the experiment reduction/concurrent."),
            size);
    }
    const Unit unit = time_unit(static_cast<double>(end_of(times)));
    const double width = std::max(size.width(), 480.0);
    const double length = static_cast<double>(end_of(times)) / unit.factor;
    const bool part = options.axis_end > options.axis_begin;
    Scene scene;
    scene.title = title;
    scene.description = subtitle(view, times);
    scene.axis = Axis{scene_pad + label_width, width - scene_pad - 8, part ? options.axis_begin : 0,
                      part ? std::min(options.axis_end, length) : length};
    scene.axis_length = length;
    const double ruler = add_wrapped_legend(scene, legend(), scene_pad, width - scene_pad,
                                            add_heading(scene, width, options.style)) +
                         6;
    add_ruler(scene, *scene.axis, ruler, unit.name);
    const double top = ruler + 26;
    const Rows rows = rows_of(times);
    const double fitting = (size.height() - top - 12) / static_cast<double>(rows.size());
    const double row_pitch =
        std::clamp(std::floor(fitting), options.on_slide() ? 20.0 : usual_pitch, most_pitch);
    add_row_names(scene, rows, top, row_pitch, width);
    add_launches(scene, times, rows, top, row_pitch, unit.factor, cursor.launch);
    scene.size = {width, top + static_cast<double>(rows.size()) * row_pitch + 12};
    return scene;
}

const Picture concurrency_picture{
    .name = "concurrency",
    .title = QT_TRANSLATE_NOOP("Pictures", "Launches over time"),
    .icon = "timeline",
    .tab = Tab::flow,
    .label = QT_TRANSLATE_NOOP("Views", "Launches"),
    .caption = QT_TRANSLATE_NOOP("Pictures", "Shows which launches overlap in time, and on which queue."),
    .follows = Follows::group,
    .applies = applies,
    .scene = concurrency_scene,
    .tooltip = tooltip,
};

} // namespace lockstep::gui
