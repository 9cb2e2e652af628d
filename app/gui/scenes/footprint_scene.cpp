#include "app/gui/scenes/footprint_scene.h"

#include "app/gui/scenes/footprint_figures.h"
#include "app/gui/scenes/footprint_map.h"
#include "app/gui/scenes/model_parts.h"
#include "app/gui/scenes/scene_parts.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct FootprintWords {
    Q_DECLARE_TR_FUNCTIONS(FootprintWords)
};

QString subtitle(const FootprintParts& parts) {
    const QSize size = parts.frame.elements;
    return FootprintWords::tr("%1, %2 × %3 elements, read by %n group(s); counted from the trace", nullptr,
                              static_cast<int>(parts.all.read.size()))
        .arg(QString::fromStdString(parts.input().name))
        .arg(size.width())
        .arg(size.height());
}

constexpr double legend_top = 36;

/// Where the pictures begin: in a narrow view the legend takes more than one row.
double room_below_legend(const FootprintParts& parts, double right) {
    Scene trial;
    const std::size_t every = add_footprint_map(trial, parts);
    return std::max(legend_top + 28, add_footprint_legend(trial, parts, every, right, legend_top) + 8);
}

} // namespace

Scene footprint_scene(const GroupView& view, const Cursor& cursor, QSizeF size, const SceneOptions&) {
    const QString title = FootprintWords::tr("Work-group footprints");
    if (const auto missing = missing_part(view, cursor, ModelPart::footprint)) {
        return waiting_scene(title, *missing, size);
    }
    const auto all = footprint_of(view);
    if (all == nullptr) {
        return sentence_scene(title, FootprintWords::tr("This launch reads no buffer and no image."), size);
    }
    const double width = std::max(size.width(), 720.0);
    const double room = width - 2 * scene_pad - footprint_figures_width - 28;
    const double loupe = std::clamp(room * 0.34, 180.0, 300.0);
    const double figures_left = width - scene_pad - footprint_figures_width;
    const auto parts_below = [&](double top) {
        const QSizeF map(room - loupe - 40, std::max(220.0, size.height() - top - 40));
        return footprint_parts(view, cursor, *all, footprint_frame(*all, {scene_pad + 4, top}, map));
    };
    const double top = room_below_legend(parts_below(legend_top + 28), figures_left - 8);
    const FootprintParts parts = parts_below(top);
    Scene scene;
    scene.title = title;
    scene.description = subtitle(parts);
    add_heading(scene, width);
    const std::size_t every = add_footprint_map(scene, parts);
    const double loupe_bottom = add_footprint_loupe(scene, parts, {scene_pad + room - loupe, top}, loupe);
    const double figures = add_footprint_figures(scene, parts, {figures_left, legend_top + 4});
    const double legend = add_footprint_legend(scene, parts, every, figures_left - 8, legend_top);
    const double bottom = std::max({figures, parts.frame.rect.bottom(), loupe_bottom, legend});
    scene.size = {width, bottom + 14};
    return scene;
}

} // namespace lockstep::gui
