#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/tryit/try_parts.h"
#include "app/gui/theme/quantity_text.h"
#include "app/words/numbers.h"

#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

constexpr double tile_height = 96;
constexpr double tile_gap = 8;
constexpr double least_width = 190;

/// A figure of the launch, as recorded and in the shown layout.
struct Tile {
    QString title;
    QString before;
    QString then;   ///< empty: the recorded layout is shown
    QString change; ///< "97 % fewer"
    Role ink = Role::text2;
    QString how; ///< how it is known
};

QString bytes_text(std::uint64_t bytes) {
    return QString::fromStdString(byte_count(static_cast<double>(bytes), number_style()));
}

/// Says by how much a count changes. Fewer is better.
void set_change(Tile& tile, std::uint64_t before, std::uint64_t then) {
    if (before == then) {
        tile.change = TryWords::tr("unchanged");
        return;
    }
    const auto most = static_cast<double>(std::max<std::uint64_t>(before, 1));
    const QString share = share_text(
        (then > before ? static_cast<double>(then - before) : static_cast<double>(before - then)) / most);
    tile.ink = then < before ? Role::ok : Role::error;
    tile.change = then < before ? TryWords::tr("%1 less", "a share").arg(share)
                                : TryWords::tr("%1 more", "a share").arg(share);
}

Tile passes_tile(const TryPicture& picture, const Recounted& before, const Recounted& then) {
    Tile tile{.title = TryWords::tr("Passes of local memory"),
              .before = count_text(before.launch.wavefronts),
              .then = count_text(then.launch.wavefronts),
              .change = {},
              .how = TryWords::tr("recounted from the trace")};
    set_change(tile, before.launch.wavefronts, then.launch.wavefronts);
    tile.then = picture.shown() == recorded_layout ? QString() : tile.then;
    return tile;
}

Tile cycles_tile(const TryPicture& picture) {
    Tile tile{.title = TryWords::tr("Cycles"),
              .before = {},
              .then = {},
              .change = {},
              .how = TryWords::tr("modelled")};
    if (!picture.recorded_cycles) {
        tile.before = QStringLiteral("–");
        tile.change = TryWords::tr("does not fit on a multiprocessor");
        return tile;
    }
    tile.before = count_text(*picture.recorded_cycles);
    if (picture.shown() == recorded_layout) {
        return tile;
    }
    if (picture.chosen_cycles) {
        tile.then = count_text(*picture.chosen_cycles);
        set_change(tile, *picture.recorded_cycles, *picture.chosen_cycles);
        tile.how =
            picture.shown().is_swizzle ? TryWords::tr("modelled, without the extra instructions") : tile.how;
        return tile;
    }
    tile.then = picture.is_simulating ? TryWords::tr("computing…") : QStringLiteral("–");
    return tile;
}

Tile bytes_tile(const TryPicture& picture, const Recounted& before, const Recounted& then) {
    Tile tile{.title = TryWords::tr("Local memory per group"),
              .before = bytes_text(before.group_bytes),
              .then = picture.shown() == recorded_layout ? QString() : bytes_text(then.group_bytes),
              .change = TryWords::tr("unchanged"),
              .how = TryWords::tr("computed")};
    if (then.group_bytes > before.group_bytes) {
        tile.ink = Role::error;
        tile.change = TryWords::tr("%1 more", "a number of bytes")
                          .arg(bytes_text(then.group_bytes - before.group_bytes));
    }
    return tile;
}

Tile occupancy_tile(const TryPicture& picture, const Recounted& before, const Recounted& then) {
    Tile tile{.title = TryWords::tr("Occupancy"),
              .before = fine_share_text(before.occupancy.theoretical),
              .then = picture.shown() == recorded_layout ? QString()
                                                         : fine_share_text(then.occupancy.theoretical),
              .change = TryWords::tr("%Ln group(s) fit", nullptr, static_cast<int>(then.occupancy.groups)),
              .how = TryWords::tr("modelled")};
    tile.ink = then.occupancy.groups < before.occupancy.groups ? Role::error : Role::text2;
    return tile;
}

void add_tile(Scene& scene, const Tile& tile, QRectF rect) {
    scene.shapes.emplace_back(framed(rect, Role::panel, Role::border));
    const double left = rect.left() + 10;
    const double room = rect.width() - 20;
    scene.shapes.emplace_back(
        elided_label({left, rect.top() + 6, room, 18}, tile.title, FontRole::secondary, Role::text2));
    const QString arrow = tile.then.isEmpty() ? tile.before : tile.before + QStringLiteral(" → ");
    const FontRole first = tile.then.isEmpty() ? FontRole::step : FontRole::body;
    const double width = std::min(room, text_width(first, arrow) + 2);
    scene.shapes.emplace_back(elided_label({left, rect.top() + 25, width, 26}, arrow, first,
                                           tile.then.isEmpty() ? Role::text : Role::text2));
    if (!tile.then.isEmpty()) {
        scene.shapes.emplace_back(
            elided_label({left + width, rect.top() + 25, room - width, 26}, tile.then, FontRole::step));
    }
    scene.shapes.emplace_back(
        elided_label({left, rect.top() + 52, room, 18}, tile.change, FontRole::second_strong, tile.ink));
    scene.shapes.emplace_back(
        elided_label({left, rect.top() + 72, room, 16}, tile.how, FontRole::tick, Role::text2));
}

} // namespace

double add_try_tiles(Scene& scene, const TryPicture& picture, double width, double top) {
    const TriedArray& array = *picture.array;
    const Recounted& before = array.recorded().figures;
    const bool is_refused = array.at(picture.shown()).figures.refused.has_value();
    const Recounted& then = is_refused ? before : array.at(picture.shown()).figures;
    const Tile tiles[] = {passes_tile(picture, before, then), cycles_tile(picture),
                          bytes_tile(picture, before, then), occupancy_tile(picture, before, then)};
    const double room = width - 2 * scene_pad;
    const auto columns = static_cast<std::size_t>(
        std::clamp(std::floor((room + tile_gap) / (least_width + tile_gap)), 1.0, 4.0));
    const double each = (room + tile_gap) / static_cast<double>(columns) - tile_gap;
    for (std::size_t i = 0; i < std::size(tiles); ++i) {
        const std::size_t row = i / columns;
        add_tile(scene, tiles[i],
                 {scene_pad + static_cast<double>(i % columns) * (each + tile_gap),
                  top + static_cast<double>(row) * (tile_height + tile_gap), each, tile_height});
    }
    const std::size_t rows = (std::size(tiles) + columns - 1) / columns;
    return top + static_cast<double>(rows) * (tile_height + tile_gap) - tile_gap;
}

} // namespace lockstep::gui
