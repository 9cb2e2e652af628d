#include "app/gui/scenes/lanes/scrub_scene.h"

#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

constexpr double margin = 10;
constexpr double bar_y = 22;
constexpr std::uint32_t most_ticks = 100;

void add_box(Scene& scene, QRectF rect, Role fill) {
    Box box;
    box.rect = rect;
    box.fill = fill;
    scene.shapes.push_back(box);
}

void add_barriers(Scene& scene, const Track& track, double width) {
    for (std::size_t i = 0; i < track.barriers.size();) {
        const double x = scrub_x(track, Tick(track.barriers[i]), width);
        double end = x;
        std::size_t next = i + 1;
        while (next < track.barriers.size() && scrub_x(track, Tick(track.barriers[next]), width) - end < 8) {
            end = scrub_x(track, Tick(track.barriers[next]), width);
            ++next;
        }
        if (next == i + 1) {
            add_box(scene, {x - 3, 3, 2, 11}, Role::text);
            add_box(scene, {x + 1, 3, 2, 11}, Role::text);
        } else {
            add_box(scene, {x - 3, 3, end - x + 6, 11}, Role::text2);
        }
        i = next;
    }
}

/// Draws a ribbon with a notch at its lower end, so that it differs from the other marks by its shape too.
void add_bookmark(Scene& scene, double x, double bottom) {
    constexpr double height = 11;
    add_box(scene, {x - 3, bottom - height, 6, height - 3}, Role::text);
    add_box(scene, {x - 3, bottom - 3, 2, 3}, Role::text);
    add_box(scene, {x + 1, bottom - 3, 2, 3}, Role::text);
}

} // namespace

double scrub_x(const Track& track, Tick tick, double width) {
    const double share = track.ticks > 1 ? static_cast<double>(tick.value()) / (track.ticks - 1) : 0;
    return std::round(margin + share * (width - 2 * margin));
}

Tick scrub_tick(const Track& track, double x, double width) {
    if (track.ticks < 2 || width <= 2 * margin) {
        return Tick(0);
    }
    const double share = std::clamp((x - margin) / (width - 2 * margin), 0.0, 1.0);
    return Tick(static_cast<std::uint32_t>(std::lround(share * (track.ticks - 1))));
}

Scene scrub_scene(const Track& track, Tick tick, QSizeF size, const std::vector<std::uint32_t>& marked,
                  const std::vector<std::uint32_t>& bookmarks) {
    Scene scene;
    scene.size = size;
    const double width = size.width();
    const double here = scrub_x(track, tick, width);
    add_box(scene, {margin, bar_y - 2, width - 2 * margin, 4}, Role::outline);
    add_box(scene, {margin, bar_y - 2, here - margin, 4}, Role::accent);
    if (track.ticks <= most_ticks) {
        for (std::uint32_t t = 0; t < track.ticks; ++t) {
            add_box(scene, {scrub_x(track, Tick(t), width), bar_y - 5, 1, 10}, Role::outline);
        }
    }
    add_barriers(scene, track, width);
    double last = -4; // position of the previous mark, for merging marks
    for (const std::uint32_t t : marked) {
        const double x = scrub_x(track, Tick(t), width);
        if (x - last >= 1) {
            add_box(scene, {x - 2, size.height() - 5, 4, 4}, Role::accent);
            last = x;
        }
    }
    for (const std::uint32_t t : bookmarks) {
        add_bookmark(scene, scrub_x(track, Tick(t), width), size.height() - 1);
    }
    Box handle;
    handle.rect = {here - 7, bar_y - 9, 14, 18};
    handle.fill = Role::accent;
    handle.outline = Role::panel_alt;
    handle.width = 2;
    handle.radius = 3;
    scene.shapes.push_back(handle);
    return scene;
}

} // namespace lockstep::gui
