#include "app/gui/scenes/model/occupancy_scene.h"

#include "app/gui/scenes/kit/model_parts.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/model/model_card.h"
#include "app/gui/scenes/model/model_cards.h"
#include "app/gui/scenes/model/model_tooltip.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/model_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>

namespace lockstep::gui {
namespace {

struct OccupancyWords {
    Q_DECLARE_TR_FUNCTIONS(OccupancyWords)
};

constexpr double left_width = 430;
constexpr double limit_padding = 6; ///< above and below the texts of a resource
constexpr double slide_padding = 2;
constexpr double least_curve = 190; ///< height
constexpr double most_curve = 420;
constexpr double curve_gap = 14;
constexpr std::uint32_t no_limit = 0xFFFF; // represents the limit of a resource that the kernel does not use

/// How much of a resource a group uses, and how much is available.
struct Taken {
    double share = 0;
    QString words;
};

QString source_of_registers(const KernelUse& use) {
    const QString words = model_text(register_source_words(use.source));
    return use.source == RegisterSource::back_end
               ? words.arg(QString::fromLatin1(back_end_name(use.back_end)))
               : words;
}

Taken taken(Limiter limit, const LaunchModel& model, const HardwareModel& hardware) {
    const Occupancy& occupancy = model.occupancy;
    const auto share = [](double part, double all) { return all > 0 ? part / all : 0; };
    switch (limit) {
    case Limiter::warp_slots:
        return {share(occupancy.group_warps, hardware.warp_slots),
                OccupancyWords::tr("%1 of %2 warp slots per work-group")
                    .arg(occupancy.group_warps)
                    .arg(hardware.warp_slots)};
    case Limiter::group_slots: {
        const std::uint32_t most = occupancy.groups_by_limit[static_cast<std::size_t>(limit)];
        return {share(1, most), OccupancyWords::tr("1 of %1 group slots per work-group").arg(most)};
    }
    case Limiter::registers: {
        const std::uint64_t registers = std::uint64_t{occupancy.warp_registers} * occupancy.group_warps;
        return {share(static_cast<double>(registers), hardware.registers),
                OccupancyWords::tr("%1 of %2 registers per work-group; %3 per work-item, %4")
                    .arg(count_text(registers), count_text(hardware.registers))
                    .arg(model.use.item_registers)
                    .arg(source_of_registers(model.use))};
    }
    case Limiter::local_memory:
        return {share(occupancy.group_local_bytes, hardware.local_bytes),
                OccupancyWords::tr("%1 of %2 bytes of local memory per work-group")
                    .arg(count_text(occupancy.group_local_bytes), count_text(hardware.local_bytes))};
    }
    return {};
}

QString capital(QString text) {
    text[0] = text[0].toUpper();
    return text;
}

/// Returns whether a resource limits the occupancy. Several resources may allow the same smallest number of
/// groups.
bool limits(const Occupancy& occupancy, Limiter limit) {
    return occupancy.groups_by_limit[static_cast<std::size_t>(limit)] == occupancy.groups;
}

/// Adds a resource: how many groups fit, and how much of it a group uses. Returns the bottom edge.
double add_limit(Scene& scene, Limiter limit, const GroupView& view, QPointF at, double width,
                 double padding) {
    const LaunchModel& model = view.session->analysis(view.launch).model;
    const bool is_limiter = limits(model.occupancy, limit);
    const auto index = static_cast<std::uint32_t>(limit);
    const SceneId id = figure_id(ModelFigure::limit, index);
    const std::size_t first = scene.shapes.size();
    const QRectF inner(at.x() + 14, at.y() + padding, width - 26, 0);
    const QString name = capital(model_text(limiter_words(limit)));
    scene.shapes.push_back(elided_label({inner.left(), inner.top(), inner.width() - 60, 20},
                                        is_limiter ? OccupancyWords::tr("%1 · limiter").arg(name) : name,
                                        FontRole::body_strong));
    const std::uint32_t groups = model.occupancy.groups_by_limit[index];
    Label number = text_label({inner.right() - 60, inner.top(), 60, 20},
                              groups >= no_limit ? QStringLiteral("∞") : count_text(groups),
                              FontRole::body_strong, Role::text, Qt::AlignRight | Qt::AlignVCenter);
    number.id = id;
    scene.shapes.push_back(number);
    const Taken use = taken(limit, model, view.session->hardware());
    const QRectF bar(inner.left(), inner.top() + 22, inner.width(), 8);
    scene.shapes.push_back(framed(bar, Role::panel, Role::outline));
    const double used = (bar.width() - 2) * std::min(1.0, use.share);
    scene.shapes.push_back(filled({bar.left() + 1, bar.top() + 1, used, bar.height() - 2},
                                  is_limiter ? Role::warn : Role::outline));
    const double bottom =
        add_paragraph(scene, {inner.left(), bar.bottom() + 2}, inner.width(), use.words) + padding;
    const double height = bottom - at.y();
    std::vector<Shape> ground{
        filled({at.x(), at.y(), width, height}, is_limiter ? Role::warn_soft : Role::none, id)};
    if (is_limiter) {
        ground.emplace_back(filled({at.x(), at.y(), 4, height}, Role::warn, id));
    }
    scene.shapes.insert(scene.shapes.begin() + static_cast<std::ptrdiff_t>(first), ground.begin(),
                        ground.end());
    return bottom;
}

/// Adds the theoretical and the achieved occupancy. Returns the bottom edge.
double add_figures(Scene& scene, const GroupView& view, QPointF at, double width) {
    const LaunchModel& model = view.session->analysis(view.launch).model;
    const QString theoretical = share_text(model.occupancy.theoretical);
    const double figure = text_width(FontRole::headline, theoretical) + 4;
    const SceneId id = figure_id(ModelFigure::theoretical);
    const std::size_t first = scene.shapes.size();
    Label headline = text_label({at.x(), at.y(), figure, 46}, theoretical, FontRole::headline);
    headline.id = id;
    scene.shapes.push_back(headline);
    const QPointF texts(at.x() + figure + 12, at.y() + 5);
    const double room = at.x() + width - texts.x();
    const QString warps =
        OccupancyWords::tr("theoretical: %1 of %2 warps, %3")
            .arg(model.occupancy.warps)
            .arg(view.session->hardware().warp_slots)
            .arg(OccupancyWords::tr("%Ln work-group(s)", nullptr, static_cast<int>(model.occupancy.groups)));
    const double middle = add_paragraph(scene, texts, room, warps, FontRole::body, Role::text) + 1;
    const QString achieved = model.simulation ? OccupancyWords::tr("achieved in this launch: %1")
                                                    .arg(share_text(model.simulation->achieved_occupancy))
                                              : OccupancyWords::tr("does not fit");
    const std::size_t lines = scene.shapes.size();
    const double bottom =
        std::max(at.y() + 46, add_paragraph(scene, {texts.x(), middle}, room, achieved, FontRole::body));
    for (auto line = scene.shapes.begin() + static_cast<std::ptrdiff_t>(lines); line != scene.shapes.end();
         ++line) {
        std::get<Label>(*line).id = figure_id(ModelFigure::achieved);
    }
    const std::vector<Shape> ground{
        filled({at.x(), at.y(), width, bottom - at.y()}, Role::none, id),
        filled({texts.x(), middle, room, bottom - middle}, Role::none, figure_id(ModelFigure::achieved))};
    scene.shapes.insert(scene.shapes.begin() + static_cast<std::ptrdiff_t>(first), ground.begin(),
                        ground.end());
    return bottom + 8;
}

QString next_step_text(const LaunchModel& model, const HardwareModel& hardware) {
    if (model.occupancy.warps >= hardware.warp_slots) {
        return OccupancyWords::tr("All warp slots can be filled, so occupancy cannot be improved.");
    }
    if (!model.occupancy.next_step) {
        return OccupancyWords::tr("Changing only the registers, the local memory or the group size does not "
                                  "allow more resident warps.");
    }
    const NextStep& step = *model.occupancy.next_step;
    const auto groups = static_cast<int>(step.groups);
    QString sentence;
    switch (step.what) {
    case Limiter::registers:
        sentence = OccupancyWords::tr("%Ln work-group(s) fit with %1 registers per work-item instead of %2",
                                      nullptr, groups);
        break;
    case Limiter::local_memory:
        sentence = OccupancyWords::tr("%Ln work-group(s) fit with %1 bytes of local memory instead of %2",
                                      nullptr, groups);
        break;
    default:
        sentence = OccupancyWords::tr("%Ln work-group(s) fit with %1 work-items each instead of %2", nullptr,
                                      groups);
    }
    return OccupancyWords::tr("%1: occupancy rises from %2 to %3.", "how many groups fit; percentages")
        .arg(sentence.arg(count_text(step.to), count_text(step.from)),
             share_text(model.occupancy.theoretical),
             share_text(static_cast<double>(step.warps) / hardware.warp_slots));
}

/// Says why a launch does not reach the possible occupancy; empty if it does.
QString achieved_text(const GroupView& view) {
    const LaunchModel& model = view.session->analysis(view.launch).model;
    if (!model.simulation || model.simulation->achieved_occupancy > model.occupancy.theoretical - 0.005) {
        return {};
    }
    const std::uint64_t groups = group_count(view.trace().range);
    const std::uint32_t multiprocessors = view.session->hardware().multiprocessors;
    const std::uint64_t room = std::uint64_t{model.occupancy.groups} * multiprocessors;
    return groups < room ? OccupancyWords::tr("Achieved occupancy is lower, because the launch has only %Ln "
                                              "work-group(s), but %1 can be resident at once.",
                                              nullptr, static_cast<int>(groups))
                               .arg(count_text(room))
                         : OccupancyWords::tr("Achieved occupancy is lower, because fewer work-groups are "
                                              "left at the end than could be resident.");
}

double add_next_step(Scene& scene, const GroupView& view, QPointF at, double width) {
    const LaunchModel& model = view.session->analysis(view.launch).model;
    const std::size_t first = scene.shapes.size();
    scene.shapes.push_back(text_label({at.x() + 16, at.y() + 8, width - 32, 20},
                                      OccupancyWords::tr("Next improvement"), FontRole::body_strong));
    double bottom =
        add_paragraph(scene, {at.x() + 16, at.y() + 30}, width - 32,
                      next_step_text(model, view.session->hardware()), FontRole::body, Role::text);
    bottom = add_paragraph(scene, {at.x() + 16, bottom}, width - 32, achieved_text(view)) + 8;
    const SceneId id = figure_id(ModelFigure::next_step);
    const Box card = framed({at.x(), at.y(), width, bottom - at.y()}, Role::panel, Role::accent, 1, id);
    const Box bar = filled({at.x(), at.y(), 4, bottom - at.y()}, Role::accent, id);
    scene.shapes.insert(scene.shapes.begin() + static_cast<std::ptrdiff_t>(first), {card, bar});
    return bottom + 12;
}

/// Returns the resources, the one that limits the occupancy first.
std::vector<Limiter> limits_in_order(const GroupView& view) {
    const Limiter first = view.session->analysis(view.launch).model.occupancy.limiter;
    std::vector<Limiter> limits{first};
    for (std::size_t i = 0; i < limiter_count; ++i) {
        if (static_cast<Limiter>(i) != first) {
            limits.push_back(static_cast<Limiter>(i));
        }
    }
    return limits;
}

double add_column(Scene& scene, const GroupView& view, double top, double width) {
    double y = add_figures(scene, view, {scene_pad, top}, width);
    scene.shapes.push_back(text_label({scene_pad, y, width / 2, 20},
                                      OccupancyWords::tr("Resources per work-group"), FontRole::secondary,
                                      Role::text2));
    scene.shapes.push_back(text_label({scene_pad + width / 2, y, width / 2 - 12, 20},
                                      OccupancyWords::tr("groups that fit"), FontRole::secondary, Role::text2,
                                      Qt::AlignRight | Qt::AlignVCenter));
    y += 22;
    for (const Limiter limit : limits_in_order(view)) {
        y = add_limit(scene, limit, view, {scene_pad, y}, width, limit_padding) + 4;
    }
    return add_next_step(scene, view, {scene_pad, y + 10}, width);
}

double add_curves(Scene& scene, const GroupView& view, QPointF at, double width, double room) {
    const LaunchModel& model = view.session->analysis(view.launch).model;
    const HardwareModel& hardware = view.session->hardware();
    const auto sizes = over_group_size(model.use, hardware);
    const auto registers = over_registers(model.use, hardware);
    const auto local = over_local_memory(model.use, hardware);
    const Occupancy& now = model.occupancy;
    const OccupancyCurve curves[] = {
        {OccupancyWords::tr("Resident warps by work-items per group"), sizes, model.use.group_items,
         now.warps, hardware.warp_slots, 0,
         OccupancyWords::tr("%Ln work-item(s)", nullptr, static_cast<int>(model.use.group_items)), 1},
        {OccupancyWords::tr("Resident warps by registers per work-item"), registers, model.use.item_registers,
         now.warps, hardware.warp_slots, 1,
         OccupancyWords::tr("%Ln register(s)", nullptr, static_cast<int>(model.use.item_registers)), 1},
        {OccupancyWords::tr("Resident warps by KiB of local memory per group"), local, model.use.local_bytes,
         now.warps, hardware.warp_slots, 2,
         OccupancyWords::tr("%1 bytes").arg(count_text(model.use.local_bytes)), 1024}};
    const double height = std::clamp(std::floor(room / static_cast<double>(std::size(curves))) - curve_gap,
                                     least_curve, most_curve);
    for (const OccupancyCurve& curve : curves) {
        add_occupancy_curve(scene, curve, {at.x(), at.y(), width, height});
        at.ry() += height + curve_gap;
    }
    return at.y();
}

/// Adds the two columns of a slide: the occupancy and the next improvement, and beside them the limits.
double add_slide_columns(Scene& scene, const GroupView& view, double top, double width) {
    const double column = (width - 3 * scene_pad) / 2;
    double left_bottom = add_figures(scene, view, {scene_pad, top}, column);
    left_bottom = add_next_step(scene, view, {scene_pad, left_bottom}, column);
    double y = top;
    for (const Limiter limit : limits_in_order(view)) {
        y = add_limit(scene, limit, view, {2 * scene_pad + column, y}, column, slide_padding);
    }
    return std::max(left_bottom, y);
}

} // namespace

Scene occupancy_scene(const GroupView& view, const Cursor&, QSizeF size, const SceneOptions& options) {
    const LaunchModel& model = view.session->analysis(view.launch).model;
    Scene scene;
    scene.title = OccupancyWords::tr("Occupancy");
    scene.description =
        OccupancyWords::tr("modelled · %1").arg(QString::fromStdString(view.session->hardware().preset));
    if (model.occupancy.groups == 0) {
        scene.description += QStringLiteral(" · ") + does_not_fit_sentence(view);
    }
    const double width = std::max(size.width(), 460.0);
    const double top = add_heading(scene, width, options.style) + 4;
    if (options.on_slide()) {
        scene.size = {width, add_slide_columns(scene, view, top, width)};
        return scene;
    }
    const bool beside = width >= left_width + 380;
    const double column = beside ? left_width : width - 2 * scene_pad;
    const double left_bottom = add_column(scene, view, top, column);
    const QPointF curves =
        beside ? QPointF(scene_pad + column + 40, top + 6) : QPointF(scene_pad, left_bottom);
    const double right_bottom =
        add_curves(scene, view, curves, width - curves.x() - scene_pad, size.height() - curves.y());
    scene.size = {width, std::max(left_bottom, right_bottom)};
    scene.description += QStringLiteral(". ") + share_text(model.occupancy.theoretical) +
                         QStringLiteral(", ") + model_text(limiter_words(model.occupancy.limiter));
    return scene;
}

const Picture occupancy_picture{
    .name = "occupancy",
    .title = QT_TRANSLATE_NOOP("Pictures", "Occupancy"),
    .icon = "chip",
    .tab = Tab::multiprocessor,
    .label = QT_TRANSLATE_NOOP("Views", "Occupancy"),
    .caption = QT_TRANSLATE_NOOP(
        "Pictures", "Shows how many warps fit on a multiprocessor of the model, and what limits them."),
    .follows = Follows::group,
    .scene = occupancy_scene,
    .tooltip = model_tooltip,
};

} // namespace lockstep::gui
