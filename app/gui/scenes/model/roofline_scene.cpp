#include "app/gui/scenes/model/roofline_scene.h"

#include "app/gui/scenes/kit/memory_use.h"
#include "app/gui/scenes/kit/model_parts.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

namespace lockstep::gui {
namespace {

struct RooflineWords {
    Q_DECLARE_TR_FUNCTIONS(RooflineWords)
};

constexpr double left_room = 64; ///< space for the numbers of the vertical axis
constexpr double point_size = 10;
constexpr double least_width = 460;
constexpr double least_height = 240; ///< minimum height of the plot

/// The bandwidth limit of a memory level.
struct Slope {
    QString name;
    double bytes_per_cycle;
    Role colour;
    Stroke stroke;
};

std::array<Slope, 3> slopes_of(const HardwareModel& hardware) {
    return {
        {{RooflineWords::tr("global-memory pipes"), pipe_ceiling(hardware), Role::series_a, Stroke::solid},
         {RooflineWords::tr("L2"), static_cast<double>(hardware.l2_bytes_per_cycle), Role::series_b,
          Stroke::dashed},
         {RooflineWords::tr("DRAM"), static_cast<double>(hardware.dram_bytes_per_cycle), Role::series_c,
          Stroke::dotted}}};
}

/// The area and the logarithmic axes of the plot. The ends of the axes are exponents of ten.
struct Plot {
    QRectF rect;
    double x_begin;
    double x_end;
    double y_begin;
    double y_end;

    [[nodiscard]] double x(double value) const {
        return rect.left() + (std::log10(value) - x_begin) / (x_end - x_begin) * rect.width();
    }
    [[nodiscard]] double y(double value) const {
        return rect.bottom() - (std::log10(value) - y_begin) / (y_end - y_begin) * rect.height();
    }
};

/// Returns a plot over whole decades that contains all points and all corners of the roof.
Plot plot_of(const std::vector<RooflinePoint>& points, const HardwareModel& hardware, QRectF rect) {
    const double peak = issue_ceiling(hardware);
    double least_x = peak / pipe_ceiling(hardware);
    double most_x = least_x;
    double least_y = peak / 10;
    for (const Slope& slope : slopes_of(hardware)) {
        least_x = std::min(least_x, peak / slope.bytes_per_cycle);
        most_x = std::max(most_x, peak / slope.bytes_per_cycle);
    }
    for (const RooflinePoint& point : points) {
        least_x = std::min(least_x, point.intensity);
        most_x = std::max(most_x, point.intensity);
        least_y = std::min(least_y, point.throughput);
    }
    return {rect, std::floor(std::log10(least_x / 1.5)), std::ceil(std::log10(most_x * 1.5)),
            std::floor(std::log10(least_y / 1.2)), std::ceil(std::log10(peak * 1.2))};
}

void add_axes(Scene& scene, const Plot& plot) {
    const QRectF& rect = plot.rect;
    for (int decade = static_cast<int>(plot.x_begin); decade <= plot.x_end; ++decade) {
        const double x = std::round(plot.x(std::pow(10, decade))) + 0.5;
        scene.shapes.push_back(straight({x, rect.top()}, {x, rect.bottom()}, Role::grid));
        scene.shapes.push_back(text_label({x - 40, rect.bottom() + 4, 80, 16},
                                          significant_text(std::pow(10, decade), 3), FontRole::tick,
                                          Role::text2, Qt::AlignCenter));
    }
    for (int decade = static_cast<int>(plot.y_begin); decade <= plot.y_end; ++decade) {
        const double y = std::round(plot.y(std::pow(10, decade))) + 0.5;
        scene.shapes.push_back(straight({rect.left(), y}, {rect.right(), y}, Role::grid));
        scene.shapes.push_back(text_label({rect.left() - left_room, y - 9, left_room - 8, 18},
                                          significant_text(std::pow(10, decade), 3), FontRole::tick,
                                          Role::text2, Qt::AlignRight | Qt::AlignVCenter));
    }
    scene.shapes.push_back(straight(rect.bottomLeft(), rect.bottomRight(), Role::border));
    scene.shapes.push_back(straight(rect.topLeft(), rect.bottomLeft(), Role::border));
}

void add_roof(Scene& scene, const Plot& plot, const HardwareModel& hardware) {
    const double peak = issue_ceiling(hardware);
    double first_corner = plot.x_end;
    for (const Slope& slope : slopes_of(hardware)) {
        const double begin =
            std::max(std::pow(10, plot.x_begin), std::pow(10, plot.y_begin) / slope.bytes_per_cycle);
        const double corner = peak / slope.bytes_per_cycle;
        first_corner = std::min(first_corner, std::log10(corner));
        scene.shapes.push_back(straight({plot.x(begin), plot.y(begin * slope.bytes_per_cycle)},
                                        {plot.x(corner), plot.y(peak)}, slope.colour, 2, slope.stroke));
    }
    scene.shapes.push_back(straight({plot.x(std::pow(10, first_corner)), plot.y(peak)},
                                    {plot.rect.right(), plot.y(peak)}, Role::text, 2));
}

LegendEntry line_entry(const QString& text, Role colour, Stroke stroke) {
    Box line = filled({}, Role::none);
    line.outline = colour;
    line.width = 2;
    line.stroke = stroke;
    return {line, text, {}, true};
}

std::vector<LegendEntry> legend(const HardwareModel& hardware) {
    std::vector<LegendEntry> entries{line_entry(
        RooflineWords::tr("issue slots: %1 per cycle").arg(significant_text(issue_ceiling(hardware), 3)),
        Role::text, Stroke::solid)};
    for (const Slope& slope : slopes_of(hardware)) {
        entries.push_back(line_entry(RooflineWords::tr("%1: %2 bytes per cycle")
                                         .arg(slope.name, significant_text(slope.bytes_per_cycle, 3)),
                                     slope.colour, slope.stroke));
    }
    return entries;
}

SceneId id_of(const RooflinePoint& point) {
    return SharePart{0, static_cast<std::uint32_t>(point.launch)};
}

/// Adds the points of launches, the chosen launch last, so that it is on top. Omits numbers that would cover
/// another one.
void add_points(Scene& scene, const Plot& plot, std::vector<RooflinePoint> points, std::size_t chosen) {
    std::stable_partition(points.begin(), points.end(),
                          [chosen](const RooflinePoint& point) { return point.launch != chosen; });
    std::vector<QRectF> taken;
    for (auto point = points.rbegin(); point != points.rend(); ++point) {
        const QString number = count_text(point->launch + 1);
        const double x = plot.x(point->intensity);
        const double y = plot.y(point->throughput);
        const double width = text_width(FontRole::tick_strong, number) + 6;
        const bool is_left = x + 8 + width > plot.rect.right();
        const QRectF words(is_left ? x - 8 - width : x + 8, y - 8, width, 16);
        if (std::ranges::none_of(taken, [&words](const QRectF& each) { return each.intersects(words); })) {
            taken.push_back(words);
            scene.shapes.push_back(text_label(words, number, FontRole::tick_strong,
                                              point->launch == chosen ? Role::accent : Role::text,
                                              Qt::AlignCenter));
        }
    }
    for (const RooflinePoint& point : points) {
        const QRectF disc(plot.x(point.intensity) - point_size / 2, plot.y(point.throughput) - point_size / 2,
                          point_size, point_size);
        scene.shapes.push_back(filled(disc, Role::none, id_of(point)));
        scene.shapes.push_back(
            Mark{MarkKind::disc, disc, point.launch == chosen ? Role::accent : Role::text2, id_of(point)});
    }
}

/// Returns the maximum throughput that the launch can reach at its intensity.
double ceiling_of(const RooflinePoint& point, const HardwareModel& hardware) {
    return std::min(issue_ceiling(hardware), point.intensity * pipe_ceiling(hardware));
}

QString verdict(const RooflinePoint& point, const HardwareModel& hardware) {
    const bool is_issue = issue_ceiling(hardware) <= point.intensity * pipe_ceiling(hardware);
    const QString share = share_text(point.throughput / ceiling_of(point, hardware));
    return is_issue
               ? RooflineWords::tr("Launch %1 uses %2 of the issue slots").arg(point.launch + 1).arg(share)
               : RooflineWords::tr("Launch %1 reaches %2 of the limit of the global-memory pipes")
                     .arg(point.launch + 1)
                     .arg(share);
}

QString description(const std::vector<RooflinePoint>& points, const GroupView& view, std::size_t chosen) {
    const HardwareModel& hardware = view.session->hardware();
    QStringList parts{RooflineWords::tr("modelled"), QString::fromStdString(hardware.preset)};
    const std::uint64_t logged = view.trace().logged_groups();
    if (const std::uint64_t all = group_count(view.trace().range); logged < all) {
        parts << RooflineWords::tr("groups logged: %1 of %2").arg(count_text(logged), count_text(all));
    }
    const auto point = std::ranges::find(points, chosen, &RooflinePoint::launch);
    parts << (point != points.end()
                  ? verdict(*point, hardware)
                  : RooflineWords::tr("Launch %1 accesses no global memory").arg(chosen + 1));
    return parts.join(QStringLiteral(" · "));
}

QString tooltip(const GroupView& view, const Cursor&, const Scene&, const Pointed& pointed) {
    const auto* part = std::get_if<SharePart>(&pointed.id);
    const std::vector<RooflinePoint> points = roofline_points(*view.session);
    const auto point =
        part != nullptr ? std::ranges::find(points, part->part, &RooflinePoint::launch) : points.end();
    if (point == points.end()) {
        return {};
    }
    const QStringList lines{
        bold(RooflineWords::tr("Launch %1").arg(point->launch + 1)),
        RooflineWords::tr("%1 issue cycles per byte of the sectors accessed (modelled)")
            .arg(significant_text(point->intensity, 3)),
        RooflineWords::tr("%1 issue cycles per cycle (modelled)").arg(significant_text(point->throughput, 3)),
        verdict(*point, view.session->hardware())};
    return lines.join(QStringLiteral("<br>"));
}

WhyNoPicture applies(const GroupView& view) {
    return view.session->analysis(view.launch).model.simulation ? needs_buffer(view) : WhyNoPicture::no_model;
}

} // namespace

double issue_ceiling(const HardwareModel& hardware) {
    return static_cast<double>(hardware.schedulers) * hardware.multiprocessors;
}

double pipe_ceiling(const HardwareModel& hardware) {
    return static_cast<double>(std::max(hardware.sectors_per_cycle, hardware.write_sectors_per_cycle)) *
           hardware.sector_bytes * hardware.multiprocessors;
}

std::vector<RooflinePoint> roofline_points(const Session& session) {
    std::vector<RooflinePoint> points;
    for (std::size_t launch = 0; launch < session.launch_count(); ++launch) {
        const LaunchAnalysis& analysis = session.analysis(launch);
        const std::uint64_t sectors =
            analysis.totals.global_load.sectors + analysis.totals.global_store.sectors;
        const auto& simulation = analysis.model.simulation;
        if (simulation && sectors > 0 && simulation->cycles > 0 && simulation->issue_cycles > 0) {
            const auto issued = static_cast<double>(simulation->issue_cycles);
            points.push_back({launch, issued / static_cast<double>(sectors * session.hardware().sector_bytes),
                              issued / static_cast<double>(simulation->cycles)});
        }
    }
    return points;
}

Scene roofline_scene(const GroupView& view, const Cursor& cursor, QSizeF size, const SceneOptions& options) {
    const QString title = RooflineWords::tr("Roofline");
    if (!view.session->analysis(view.launch).model.simulation) {
        return sentence_scene(title, does_not_fit_sentence(view), size);
    }
    const std::vector<RooflinePoint> points = roofline_points(*view.session);
    if (points.empty()) {
        return sentence_scene(title, RooflineWords::tr("No launch of this run accesses global memory."),
                              size);
    }
    const HardwareModel& hardware = view.session->hardware();
    const double width = std::max(size.width(), least_width);
    Scene scene;
    scene.title = title;
    scene.description = description(points, view, cursor.launch);
    double y = add_wrapped_legend(scene, legend(hardware), scene_pad, width - scene_pad,
                                  add_heading(scene, width, options.style) + 4);
    if (!options.on_slide()) {
        y = add_paragraph(
            scene, {scene_pad, y + 4}, width - 2 * scene_pad,
            RooflineWords::tr("Vertical axis: issue cycles per cycle, over all schedulers. Horizontal axis: "
                              "issue cycles per byte of the accessed sectors. Each number is a launch."));
    }
    const double below = options.on_slide() ? 34 : 50;
    const double height = std::max(options.on_slide() ? 80.0 : least_height, size.height() - y - below);
    const Plot plot = plot_of(
        points, hardware, {scene_pad + left_room, y + 10, width - 2 * scene_pad - left_room - 24, height});
    add_axes(scene, plot);
    add_roof(scene, plot, hardware);
    add_points(scene, plot, points, cursor.launch);
    scene.size = {width, plot.rect.bottom() + (options.on_slide() ? 22 : 34)};
    return scene;
}

const Picture roofline_picture{
    .name = "roofline",
    .title = QT_TRANSLATE_NOOP("Pictures", "Roofline"),
    .icon = "chart",
    .tab = Tab::multiprocessor,
    .label = QT_TRANSLATE_NOOP("Views", "Roofline"),
    .caption = QT_TRANSLATE_NOOP(
        "Pictures", "Shows how close each launch comes to the bandwidth and issue limits of the model."),
    .follows = Follows::group,
    .applies = applies,
    .scene = roofline_scene,
    .tooltip = tooltip,
};

} // namespace lockstep::gui
