#include "app/gui/scenes/footprint/footprint_scene.h"

#include "app/gui/scenes/footprint/footprint_figures.h"
#include "app/gui/scenes/footprint/footprint_parts.h"
#include "app/gui/scenes/kit/model_parts.h"
#include "app/gui/scenes/kit/scene_parts.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct FootprintWords {
    Q_DECLARE_TR_FUNCTIONS(FootprintWords)
};

QString subtitle(const FootprintParts& parts) {
    const QSize size = parts.frame.elements;
    return FootprintWords::tr("%1, %2 × %3 elements, read by %Ln group(s); counted from the trace", nullptr,
                              static_cast<int>(parts.all.read.size()))
        .arg(QString::fromStdString(parts.input().name))
        .arg(size.width())
        .arg(size.height());
}

/// Says why there is nothing to draw.
QString no_footprint_words(const GroupView& view) {
    const bool reads = !view.session->analysis(view.launch).overlap.reads.empty();
    return reads ? FootprintWords::tr("The input of this launch has more than %1 elements, which is too many "
                                      "to count the readers of each element.")
                       .arg(most_footprint_elements)
                 : FootprintWords::tr("This launch reads no buffer and no image.");
}

constexpr double least_legend_top = 36;
constexpr double least_beside = 720; ///< minimum width of a view that shows the metrics next to the pictures

/// Where the loupe is, and how large the map and the loupe can be.
struct Shares {
    bool is_below = false; ///< the loupe is below the map, because the view is high; otherwise beside it
    double loupe = 180;
    QSizeF map;
};

/// Shares the room of the pictures. The loupe explains itself below its squares.
Shares shares_of(const LaunchFootprint& all, QSizeF room) {
    constexpr double least_loupe = 180;
    constexpr double most_loupe = 420;
    constexpr double least_map = 220;
    constexpr double words = 64;
    constexpr double gap = 40;
    constexpr double full = 0.85; ///< of the height, which pictures beside each other fill
    Shares shares;
    shares.loupe = std::clamp(std::min(room.width() * 0.4, room.height() - words), least_loupe, most_loupe);
    shares.map = {room.width() - shares.loupe - gap, std::max(least_map, room.height())};
    const double beside = std::max(footprint_frame(all, {}, shares.map).rect.height(), shares.loupe + words);
    shares.is_below = beside < full * room.height();
    if (shares.is_below) {
        shares.loupe = std::clamp(room.height() * 0.36, least_loupe, std::min(most_loupe, room.width()));
        shares.map = {room.width(), std::max(least_map, room.height() - shares.loupe - words - gap)};
    }
    return shares;
}

/// Top positions of the legend and of the pictures. In a narrow view, heading and legend need several rows.
struct Tops {
    double legend = least_legend_top;
    double pictures = least_legend_top + 28;
};

Tops tops_for(const FootprintParts& parts, const QString& title, double width, double right,
              SceneStyle style) {
    Scene trial;
    trial.title = title;
    trial.description = subtitle(parts);
    Tops tops;
    const double least = style == SceneStyle::slide ? 4 : tops.legend;
    tops.legend = std::max(least, add_heading(trial, width, style) + 2);
    const std::size_t every = add_footprint_map(trial, parts);
    tops.pictures =
        std::max(tops.legend + 28, add_footprint_legend(trial, parts, every, right, tops.legend) + 8);
    return tops;
}

std::vector<PartKey> needs(const GroupView& view, const Cursor&) {
    return {FootprintOf{view.launch}};
}

QString tooltip(const GroupView& view, const Cursor& cursor, const Scene& scene, const Pointed& pointed) {
    const auto* group = std::get_if<GroupMark>(&pointed.id);
    return group != nullptr
               ? bold(FootprintWords::tr("Work-group %1").arg(group->group.value())) +
                     QStringLiteral("<br>") + FootprintWords::tr("click to select this work-group")
               : footprint_tooltip(view, cursor, scene, pointed);
}

Destination click(const GroupView&, const Cursor&, const Scene&, const Pointed& pointed) {
    const auto* group = std::get_if<GroupMark>(&pointed.id);
    return group != nullptr ? Destination{.group = group->group} : Destination{};
}

WhyNoPicture applies(const GroupView& view) {
    return view.session->analysis(view.launch).overlap.reads.empty() ? WhyNoPicture::no_input
                                                                     : WhyNoPicture::none;
}

} // namespace

Scene footprint_scene(const GroupView& view, const Cursor& cursor, QSizeF size, const SceneOptions& options) {
    const QString title = FootprintWords::tr("Work-group footprints");
    if (is_missing(view, FootprintOf{view.launch})) {
        return waiting_scene(title, FootprintOf{view.launch}, size);
    }
    const auto all = part_of(view, FootprintOf{view.launch});
    if (all == nullptr) {
        return sentence_scene(title, no_footprint_words(view), size);
    }
    const bool is_narrow = size.width() < least_beside; // if narrow, the metrics are below the pictures
    const double width = std::max(size.width(), 480.0);
    const double figures_left = is_narrow ? scene_pad : width - scene_pad - footprint_figures_width;
    const double right = is_narrow ? width - scene_pad : figures_left - 8; // right edge of the pictures
    const double room = right - scene_pad - (is_narrow ? 0 : 20);
    const auto shares_below = [&](double top) {
        return shares_of(*all, {room, std::max(0.0, size.height() - top - 40)});
    };
    const auto parts_below = [&](double top) {
        return footprint_parts(view, cursor, *all,
                               footprint_frame(*all, {scene_pad + 4, top}, shares_below(top).map));
    };
    const Tops tops = tops_for(parts_below(Tops().pictures), title, width, right, options.style);
    const FootprintParts parts = parts_below(tops.pictures);
    Scene scene;
    scene.title = title;
    scene.description = subtitle(parts);
    add_heading(scene, width, options.style);
    const std::size_t every = add_footprint_map(scene, parts);
    const Shares shares = shares_below(tops.pictures);
    const QPointF loupe = shares.is_below ? QPointF(scene_pad + 6, parts.frame.rect.bottom() + 28)
                                          : QPointF(scene_pad + room - shares.loupe, tops.pictures);
    const double loupe_bottom = add_footprint_loupe(scene, parts, loupe, shares.loupe);
    const double legend = add_footprint_legend(scene, parts, every, right, tops.legend);
    const double pictures = std::max({parts.frame.rect.bottom(), loupe_bottom, legend});
    const double figures =
        add_footprint_figures(scene, parts, {figures_left, is_narrow ? pictures + 20 : tops.legend + 4});
    scene.size = {width, std::max(figures, pictures) + 14};
    return scene;
}

const Picture footprint_picture{
    .name = "footprint",
    .title = QT_TRANSLATE_NOOP("Pictures", "Footprints"),
    .icon = "fit",
    .tab = Tab::memory,
    .label = QT_TRANSLATE_NOOP("Views", "Footprint"),
    .caption = QT_TRANSLATE_NOOP(
        "Pictures",
        "Shows which elements each work-group reads, and which of them several work-groups read."),
    .follows = Follows::group,
    .needs = needs,
    .applies = applies,
    .scene = footprint_scene,
    .tooltip = tooltip,
    .click = click,
};

} // namespace lockstep::gui
