#include "app/gui/scenes/model/model_card.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/model_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

constexpr double title_height = 22;
constexpr double ticks_height = 20;
constexpr double band_height = 16; ///< height of the band that names the limiting resource
constexpr double left_room = 34;

struct CurveWords {
    Q_DECLARE_TR_FUNCTIONS(CurveWords)
};

void add_grid(Scene& scene, const OccupancyCurve& curve, QRectF plot) {
    std::vector<double> lines = axis_ticks(0, curve.warp_slots, 4);
    const double step = lines.size() > 1 ? lines[1] : curve.warp_slots;
    while (lines.size() > 1 && curve.warp_slots - lines.back() < step * 0.6) {
        lines.pop_back(); // the topmost line is drawn separately
    }
    lines.push_back(curve.warp_slots);
    for (const double warps : lines) {
        const double y = std::round(plot.bottom() - warps / curve.warp_slots * plot.height()) + 0.5;
        scene.shapes.push_back(straight({plot.left(), y}, {plot.right(), y}, Role::grid));
        scene.shapes.push_back(text_label({plot.left() - left_room, y - 9, left_room - 6, 18},
                                          QString::number(std::lround(warps)), FontRole::tick, Role::text2,
                                          Qt::AlignRight | Qt::AlignVCenter));
    }
}

/// Adds the ticks of the horizontal axis at powers of two, because these numbers of a kernel usually are
/// powers of two.
void add_values(Scene& scene, const OccupancyCurve& curve, const Axis& axis, double y) {
    const double most = std::max(1.0, (axis.right - axis.left) / 70);
    double step = curve.tick_unit;
    while ((axis.end - axis.begin) / step > most) {
        step *= 2;
    }
    const auto begin = static_cast<int>(std::ceil(axis.begin / step));
    for (int i = begin; i * step <= axis.end; ++i) {
        const double value = i * step;
        const double x = std::round(axis.x(value)) + 0.5;
        scene.shapes.push_back(straight({x, y}, {x, y + 4}, Role::border));
        scene.shapes.push_back(
            text_label({x - 40, y + 3, 80, 16},
                       count_text(static_cast<std::uint64_t>(std::llround(value / curve.tick_unit))),
                       FontRole::tick, Role::text2, Qt::AlignCenter));
    }
}

QString limit_words(const OccupancyPoint& point) {
    return point.warps == 0 ? CurveWords::tr("does not fit") : model_text(limiter_words(point.limiter));
}

/// Adds a band below the curve that names the limiting resource of each range.
void add_limits(Scene& scene, const OccupancyCurve& curve, const Axis& axis, double y) {
    for (std::size_t i = 0; i < curve.points.size();) {
        std::size_t end = i + 1;
        const QString words = limit_words(curve.points[i]);
        while (end < curve.points.size() && limit_words(curve.points[end]) == words) {
            ++end;
        }
        const double left = std::round(axis.x(curve.points[i].value));
        const double right =
            end < curve.points.size() ? std::round(axis.x(curve.points[end].value)) : axis.right;
        const QRectF rect(left, y, std::max(1.0, right - left - 1), band_height);
        scene.shapes.push_back(filled(rect, Role::panel_alt));
        scene.shapes.push_back(straight(rect.topLeft(), rect.bottomLeft(), Role::border));
        if (text_width(FontRole::tick, words) + 8 < rect.width()) {
            scene.shapes.push_back(text_label(rect, words, FontRole::tick, Role::text2, Qt::AlignCenter));
        }
        i = end;
    }
}

/// Adds the step curve: flat from one value to the next, then up or down.
void add_steps(Scene& scene, const OccupancyCurve& curve, const Axis& axis, QRectF plot) {
    const auto y_of = [&](std::uint32_t warps) {
        return plot.bottom() - static_cast<double>(warps) / curve.warp_slots * plot.height();
    };
    QPointF from(axis.x(curve.points.front().value), y_of(curve.points.front().warps));
    for (std::size_t i = 1; i < curve.points.size(); ++i) {
        const bool last = i + 1 == curve.points.size();
        const double y = y_of(curve.points[i].warps);
        if (y == from.y() && !last) {
            continue;
        }
        const QPointF to(axis.x(curve.points[i].value), y);
        scene.shapes.push_back(straight(from, {to.x(), from.y()}, Role::series_a, 2));
        scene.shapes.push_back(straight({to.x(), from.y()}, to, Role::series_a, 2));
        from = to;
    }
}

} // namespace

void add_occupancy_curve(Scene& scene, const OccupancyCurve& curve, QRectF rect) {
    const QRectF plot = rect.adjusted(left_room, title_height + 16, -24, -ticks_height - band_height);
    scene.shapes.push_back(elided_label({rect.left(), rect.top(), rect.width(), title_height}, curve.title,
                                        FontRole::body_strong));
    if (curve.points.empty()) {
        return;
    }
    const double least = curve.points.front().value;
    const double most = std::max(curve.points.back().value, curve.now);
    const Axis axis{plot.left(), plot.right(), std::min(least, static_cast<double>(curve.now)),
                    std::max(most, least + 1)};
    add_grid(scene, curve, plot);
    scene.shapes.push_back(
        straight({plot.left(), plot.bottom()}, {plot.right(), plot.bottom()}, Role::border));
    add_limits(scene, curve, axis, plot.bottom() + 1);
    add_values(scene, curve, axis, plot.bottom() + 1 + band_height);
    add_steps(scene, curve, axis, plot);
    const double x = std::round(axis.x(curve.now));
    const double y = plot.bottom() - static_cast<double>(curve.now_warps) / curve.warp_slots * plot.height();
    scene.shapes.push_back(straight({x, y}, {x, plot.bottom()}, Role::accent, 1, Stroke::dashed));
    const QRectF dot(x - 5, y - 5, 10, 10);
    scene.shapes.push_back(filled(dot, Role::none, SharePart{curve.index, curve.now}));
    scene.shapes.push_back(Mark{MarkKind::disc, dot, Role::accent, SharePart{curve.index, curve.now}});
    const QString& text = curve.now_text;
    const double width = text_width(FontRole::tick_strong, text) + 6;
    const bool right = x + 8 + width < plot.right();
    scene.shapes.push_back(text_label({right ? x + 8 : x - 8 - width, y - 18, width, 16}, text,
                                      FontRole::tick_strong, Role::accent,
                                      (right ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
}

} // namespace lockstep::gui
