#include "app/gui/player/played_race.h"
#include "app/gui/scenes/model/slot_state.h"

#include <QImage>
#include <algorithm>
#include <cmath>
#include <memory>

namespace lockstep::gui {
namespace {

constexpr int gap_rows = 1; ///< between two runs

/// Draws the rows of a launch. A pixel has the state in the middle of its time.
void add_leg(QImage& image, const RaceLeg& leg, int top, double units_per_column) {
    for (const Interval& interval : leg.timeline->intervals) {
        const auto column = [&](std::uint64_t cycle) {
            const double time =
                static_cast<double>(leg.start) + static_cast<double>(cycle) * leg.units_per_cycle;
            return std::clamp(static_cast<int>(std::ceil(time / units_per_column - 0.5)), 0, image.width());
        };
        const auto slot = static_cast<int>(leg.timeline->residencies[interval.residency].slot);
        if (top + slot >= image.height()) {
            continue;
        }
        uchar* const row = image.scanLine(top + slot);
        std::fill(row + column(interval.begin), row + column(interval.end),
                  static_cast<uchar>(slot_state(interval)));
    }
}

std::vector<Colour> state_palette() {
    std::vector<Colour> palette;
    for (std::size_t state = 0; state < slot_states; ++state) {
        const Colour fill = slot_state_box(static_cast<SlotState>(state), {}, false).fill;
        palette.push_back(fill.role == Role::none ? Colour(Role::masked) : fill);
    }
    palette[static_cast<std::size_t>(SlotState::empty)] = Colour(Role::panel);
    return palette;
}

} // namespace

Raster race_thumbnail(const Race& race, QSize most) {
    const std::uint64_t end = std::max<std::uint64_t>(1, race.end);
    const int width =
        static_cast<int>(std::min<std::uint64_t>(end, static_cast<std::uint64_t>(most.width())));
    int height = gap_rows * (static_cast<int>(race.runs.size()) - 1);
    for (const Racer& run : race.runs) {
        height += static_cast<int>(run.slot_count());
    }
    QImage image(width, height, QImage::Format_Indexed8);
    image.setColorCount(static_cast<int>(slot_states));
    image.fill(static_cast<uint>(SlotState::empty));
    int top = 0;
    for (const Racer& run : race.runs) {
        for (const RaceLeg& leg : run.legs) {
            add_leg(image, leg, top, static_cast<double>(end) / width);
        }
        top += static_cast<int>(run.slot_count()) + gap_rows;
    }
    return {.rect = QRectF(0, 0, most.width(), most.height()),
            .image = std::make_shared<const QImage>(std::move(image)),
            .id = {},
            .palette = state_palette()};
}

} // namespace lockstep::gui
