#include "app/gui/scenes/footprint/footprint_parts.h"

#include "app/gui/scenes/kit/model_parts.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <memory>

namespace lockstep::gui {
namespace {

struct FootprintWords {
    Q_DECLARE_TR_FUNCTIONS(FootprintWords)
};

constexpr double least_tile = 12;
constexpr std::size_t most_outlines = 1500;
constexpr std::size_t most_edges = 200; // footprints with more rectangles are tinted but not outlined

SceneId group_id(std::uint32_t part, std::size_t group) {
    return GroupMark{Group(group), part};
}

/// Returns the picture of the input. A scene is laid out several times to find its scale, and at each size of the
/// window. So the last picture is kept.
std::shared_ptr<const QImage> kept_image(const std::shared_ptr<const LaunchFootprint>& footprint) {
    struct Kept {
        std::weak_ptr<const LaunchFootprint> of;
        std::shared_ptr<const QImage> image;
    };
    thread_local Kept kept;
    if (kept.image == nullptr || kept.of.lock() != footprint) {
        QImage image = input_image(*footprint);
        kept = {footprint, std::make_shared<const QImage>(image.isNull() ? readers_image(*footprint)
                                                                         : std::move(image))};
    }
    return kept.image;
}

void add_image(Scene& scene, const FootprintParts& parts) {
    scene.shapes.push_back(framed(parts.frame.rect, Role::panel_alt, Role::outline));
    const auto image = kept_image(part_of(parts.view, FootprintOf{parts.view.launch}));
    if (!image->isNull()) {
        scene.shapes.push_back(Raster{parts.frame.rect, image, {}});
    }
}

/// Adds the number of a group if the highest number would fit, so that either all tiles of a size have
/// numbers or none.
void add_number(Scene& scene, const QRectF& tile, std::size_t group, std::size_t groups) {
    const QString number = count_text(group);
    const double width = text_width(FontRole::value_small, number) + 6;
    const QString widest(count_text(groups - 1).size(), QLatin1Char('8'));
    if (tile.width() > text_width(FontRole::value_small, widest) + 12 && tile.height() > 20) {
        const QRectF chip(tile.left() + 3, tile.top() + 3, width, 14);
        scene.shapes.push_back(filled(chip, Role::panel, group_id(1, group)));
        scene.shapes.push_back(text_label(chip, number, FontRole::value_small, Role::text, Qt::AlignCenter));
    }
}

/// Adds the outlines of all groups, or of every n-th group if they are too small. Returns n, or 0 if it adds
/// no outline.
std::size_t add_tiles(Scene& scene, const FootprintParts& parts) {
    if (!parts.all.output && !parts.all.reads_are_solid) {
        return 0;
    }
    const QRectF first = parts.frame.of(parts.tile(parts.group));
    const double side =
        std::max(0.5, std::min(first.width(), first.height() > 2 ? first.height() : first.width()));
    std::size_t every = 1;
    const auto groups = parts.all.read.size();
    while (side * std::sqrt(static_cast<double>(every)) < least_tile || groups / every > most_outlines) {
        every *= 2;
    }
    for (std::size_t g = 0; g < groups; g += every) {
        const QRectF rect = parts.frame.of(parts.tile(g));
        scene.shapes.push_back(framed(rect, Role::none, Role::panel, 1, group_id(1, g)));
    }
    return every;
}

/// Adds a tint through which the picture remains visible. A halo narrower than a pixel is drawn as a band of
/// 3 pixels.
void add_footprint(Scene& scene, const FootprintParts& parts, std::size_t group, const GroupReads& reads,
                   Role role, bool selected) {
    std::vector<QRectF> pieces = covered(reads.reads, parts.frame);
    const QRectF own = parts.frame.of(parts.all.own[group]);
    const bool has_own = selected && parts.all.output && !own.isEmpty();
    if (has_own && pieces.size() == 1 && pieces.front().width() > own.width() &&
        pieces.front().width() - own.width() < 2) {
        pieces.front() = own.adjusted(-3, -3, 3, 3).intersected(parts.frame.rect.adjusted(-3, -3, 3, 3));
    }
    for (const QRectF& piece : pieces) {
        Box tint = filled(piece, Colour(role), group_id(1, group));
        tint.opacity = 0.22;
        scene.shapes.push_back(tint);
        if (pieces.size() <= most_edges) {
            Box edge = framed(piece, Role::none, role, 2, group_id(selected ? 2 : 3, group));
            edge.stroke = selected ? Stroke::solid : Stroke::dashed;
            scene.shapes.push_back(edge);
        }
    }
    if (has_own) {
        scene.shapes.push_back(framed(own, Role::none, role, 1, group_id(4, group)));
    }
}

} // namespace

std::size_t add_footprint_map(Scene& scene, const FootprintParts& parts) {
    add_image(scene, parts);
    const std::size_t every = add_tiles(scene, parts);
    if (parts.neighbour) {
        add_footprint(scene, parts, *parts.neighbour, parts.beside, Role::series_a, false);
    }
    add_footprint(scene, parts, parts.group, parts.one, Role::series_b, true);
    // numbers are drawn over tints and edges
    for (std::size_t g = 0; every > 0 && g < parts.all.read.size(); g += every) {
        add_number(scene, parts.frame.of(parts.tile(g)), g, parts.all.read.size());
    }
    return every;
}

double add_footprint_legend(Scene& scene, const FootprintParts& parts, std::size_t every, double right,
                            double top) {
    Box beside = framed({}, Role::none, Role::series_a, 2);
    beside.stroke = Stroke::dashed;
    std::vector<LegendEntry> entries{
        {framed({}, Role::none, Role::series_b, 2),
         FootprintWords::tr("footprint of group %1 (solid edge)").arg(parts.group),
         {}}};
    if (parts.neighbour) {
        entries.push_back(
            {beside, FootprintWords::tr("footprint of group %1 (dashed edge)").arg(*parts.neighbour), {}});
    }
    if (every > 0) {
        const QString all = parts.all.output ? FootprintWords::tr("tile of a group")
                                             : FootprintWords::tr("area read by a group");
        const QString some = parts.all.output ? FootprintWords::tr("tile of a group (1 in %1 shown)")
                                              : FootprintWords::tr("area read by a group (1 in %1 shown)");
        entries.push_back(
            {framed({}, Role::panel_alt, Role::outline), every == 1 ? all : some.arg(every), {}});
    }
    return add_wrapped_legend(scene, entries, scene_pad, right, top);
}

} // namespace lockstep::gui
