#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "core/schedule/occupancy.h"
#include "core/session/group_view.h"

#include <span>

namespace lockstep::gui {

/// A card with rows of metrics below its heading; it grows downwards as rows are added:
///
///     What warps wait for          warp cycles · share
///     ------------------------------------------------
///     global memory                     3,308   32.4 %
struct ModelCard {
    static constexpr double row_height = 26;

    Scene& scene;
    double left;
    double width;
    double y;

    void head(const QString& title, const QString& columns);
    void rule();
    /// Makes the area of the next row a shape with this id, for hit tests and tooltips.
    void area(const SceneId& id, double height = row_height);
    [[nodiscard]] double right() const { return left + width; }
};

/// Returns a right-aligned number with an id, by which tests find it.
[[nodiscard]] Label number_label(QRectF rect, const QString& text, const SceneId& id,
                                 FontRole font = FontRole::body_strong);

/// Returns a text of app/words, translated to the window's language.
[[nodiscard]] QString model_text(const char* words);

/// Adds a card with the modelled cost of bank conflicts and similar events: total, exposed and hidden cycles,
/// and the share that caches served. While the cost is being computed, the card says so. Returns the bottom
/// edge.
double add_cost_card(ModelCard card, const GroupView& view);

/// Adds a card that shows why warps waited, summed over all warps, and the source lines on which they waited,
/// with the reasons. Returns the bottom edge.
double add_stall_card(ModelCard card, const GroupView& view, const Simulation& run);

/// A step curve of resident warps as a function of one property of the kernel, such as its group size, with
/// the actual value marked. Below it, the resource that limits each range:
///
///     16 |------------+  o 256 work-items
///      8 |            +--------
///        |____________|________
///         warp slots   registers
///           128    256    384
struct OccupancyCurve {
    QString title;
    std::span<const OccupancyPoint> points;
    std::uint32_t now = 0; ///< the kernel's actual value on the horizontal axis
    std::uint32_t now_warps = 0;
    std::uint32_t warp_slots = 0;
    std::uint32_t index = 0;     ///< index of the curve, used in the id of its mark
    QString now_text;            ///< the actual value with its unit
    std::uint32_t tick_unit = 1; ///< divisor for the numbers on the axis
};
void add_occupancy_curve(Scene& scene, const OccupancyCurve& curve, QRectF rect);

} // namespace lockstep::gui
