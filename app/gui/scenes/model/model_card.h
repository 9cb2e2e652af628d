#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "core/schedule/occupancy.h"
#include "core/session/group_view.h"

#include <span>

namespace lockstep::gui {

/// A card of figures grows downwards from its head:
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
    /// Associates the next row with an id.
    void area(const SceneId& id, double height = row_height);
    [[nodiscard]] double right() const { return left + width; }
};

/// A right-aligned number, which a test finds by its id.
[[nodiscard]] Label number_label(QRectF rect, const QString& text, const SceneId& id,
                                 FontRole font = FontRole::body_strong);

/// Texts of app/words in the language of the window.
[[nodiscard]] QString model_text(const char* words);

/// The cost of conflicts and similar events: total, exposed, hidden, and what the caches served; a note while
/// it is being computed. Returns the bottom.
double add_cost_card(ModelCard card, const GroupView& view);

/// Why warps waited, as a sum over all warps, then the source lines where they waited, with their reasons.
/// Returns the bottom.
double add_stall_card(ModelCard card, const GroupView& view, const Simulation& run);

/// Resident warps as a function of one of a kernel's numbers, as a step curve with the kernel's actual number
/// marked; below it, the limiting resource of each range:
///
///     16 |------------+  o 256 work-items
///      8 |            +--------
///        |____________|________
///         warp slots   registers
///           128    256    384
struct OccupancyCurve {
    QString title;
    std::span<const OccupancyPoint> points;
    std::uint32_t now = 0; ///< the kernel's actual number
    std::uint32_t now_warps = 0;
    std::uint32_t warp_slots = 0;
    std::uint32_t index = 0;     ///< of the curve, in the id of its mark
    QString now_text;            ///< the number with its unit
    std::uint32_t tick_unit = 1; ///< unit of the numbers on the axis
};
void add_occupancy_curve(Scene& scene, const OccupancyCurve& curve, QRectF rect);

} // namespace lockstep::gui
