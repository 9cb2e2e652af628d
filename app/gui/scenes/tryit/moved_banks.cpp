#include "app/gui/scenes/kit/geometry.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/tryit/try_parts.h"
#include "app/gui/theme/core_words.h"
#include "app/words/trace/step_words.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr double cell_height = 22;
constexpr double lines_height = 96;

/// The rows of the lanes and of the banks, one above the other in the same columns.
struct BankLayout {
    Columns columns;
    double top = 0; ///< of the lanes

    [[nodiscard]] double lanes_bottom() const { return top + cell_height; }
    [[nodiscard]] double banks_top() const { return lanes_bottom() + lines_height; }
    [[nodiscard]] double recorded_top() const { return banks_top() + cell_height + 6; }
    [[nodiscard]] QRectF cell(std::uint32_t column, double y) const {
        return {columns.x(column), y, columns.cell_width(), cell_height};
    }
};

BankLayout layout_for(const MovedRequest& request, const QString& longest_name, double width, double top) {
    BankLayout made{.columns = {}, .top = top};
    made.columns.count = std::max(request.lanes, static_cast<std::uint32_t>(request.recorded.degrees.size()));
    made.columns.left = scene_pad + text_width(FontRole::secondary, longest_name) + 12;
    const double pitch = (width - scene_pad - made.columns.left) / std::max(1U, made.columns.count);
    made.columns.pitch = std::min(50.0, pitch >= 3 ? std::floor(pitch) : pitch);
    made.columns.gap = made.columns.pitch >= 6 ? 2 : 0;
    return made;
}

void add_name(Scene& scene, double y, const QString& name, const BankLayout& layout) {
    scene.shapes.emplace_back(text_label({scene_pad, y, layout.columns.left - scene_pad - 6, cell_height},
                                         name, FontRole::secondary, Role::text2));
}

void add_lanes(Scene& scene, const MovedRequest& request, const BankLayout& layout) {
    for (std::uint32_t lane = 0; lane < request.lanes; ++lane) {
        const bool is_asking = std::ranges::binary_search(request.asked, lane);
        const QRectF cell = layout.cell(lane, layout.top);
        const Warp warp = request.warp.value_or(Warp(0));
        scene.shapes.emplace_back(framed(cell, is_asking ? Role::active : Role::panel, Role::masked_line,
                                         is_asking ? 0 : 1, RequestCell{warp, Lane(lane)}));
        if (is_asking && layout.columns.pitch >= 18) {
            scene.shapes.emplace_back(text_label(cell, QString::number(lane), FontRole::value,
                                                 ink_on(Role::active), Qt::AlignCenter));
        }
    }
}

/// Adds the lines of a layout from lanes to banks.
void add_lines(Scene& scene, const BankPicture& banks, const BankLayout& layout, Stroke stroke,
               Colour colour) {
    for (const BankTouch& touch : banks.touches) {
        scene.shapes.emplace_back(straight({layout.columns.centre(touch.lane), layout.lanes_bottom()},
                                           {layout.columns.centre(touch.bank), layout.banks_top() - 1},
                                           colour, stroke == Stroke::solid ? 1.5 : 1, stroke));
    }
}

/// Adds a row of banks with the number of passes that each needs.
void add_banks(Scene& scene, const BankPicture& banks, const BankLayout& layout, double y, Stroke stroke) {
    for (std::uint32_t bank = 0; bank < banks.degrees.size(); ++bank) {
        const std::uint32_t degree = banks.degrees[bank];
        const Role fill = degree == 0 ? Role::panel : degree > 1 ? conflict_role(degree) : Role::request_soft;
        Box box = framed(layout.cell(bank, y), fill,
                         degree == 0  ? Role::masked_line
                         : degree > 1 ? Role::conflict_line
                                      : Role::active,
                         layout.columns.gap == 0 ? 0 : 1);
        box.stroke = stroke;
        if (stroke == Stroke::solid) {
            box.id = BankCell{Warp(0), Bank(bank)};
        }
        scene.shapes.emplace_back(box);
        if (degree > 0 && layout.columns.pitch >= 18) {
            scene.shapes.emplace_back(text_label(box.rect, QString::number(degree), FontRole::value,
                                                 degree > 1 ? ink_on(fill) : Colour(Role::text),
                                                 Qt::AlignCenter));
        }
    }
}

/// Says which request is drawn, and its passes in both layouts.
QString request_sentence(const MovedRequest& request, const TryPicture& picture) {
    const QString does = request.site != nullptr && request.warp
                             ? worded(warp_sentence(*request.site, *request.warp))
                             : TryWords::tr("A warp in another work-group");
    const QString which =
        request.is_at_cursor
            ? TryWords::tr("%1, at the cursor", "a warp and its access").arg(does)
            : TryWords::tr("%1, the request with the most conflicts", "a warp and its access").arg(does);
    const QString recorded = verdict(request.recorded);
    return picture.shown() == recorded_layout
               ? TryWords::tr("%1 · recorded: %2").arg(which, recorded)
               : TryWords::tr("%1 · recorded: %2 → %3").arg(which, recorded, verdict(request.then));
}

} // namespace

double add_moved_banks(Scene& scene, const TryPicture& picture, double width, double top) {
    if (!picture.request) {
        return add_try_heading(scene,
                               {.title = TryWords::tr("Banks"),
                                .hint = TryWords::tr("no recorded step accesses this array"),
                                .badges = {}},
                               width, top);
    }
    const MovedRequest& request = *picture.request;
    const double bottom = add_try_heading(scene,
                                          {.title = TryWords::tr("Banks"),
                                           .hint = request_sentence(request, picture),
                                           .badges = {Knowledge::recounted}},
                                          width, top);
    const bool is_moved = picture.shown() != recorded_layout;
    const QString names[] = {TryWords::tr("lanes"), TryWords::tr("banks"), TryWords::tr("recorded")};
    const QString& longest = *std::ranges::max_element(
        names, {}, [](const QString& name) { return text_width(FontRole::secondary, name); });
    const BankLayout layout = layout_for(request, longest, width, bottom + 4);
    add_name(scene, layout.top, names[0], layout);
    add_name(scene, layout.banks_top(), names[1], layout);
    if (is_moved) {
        add_lines(scene, request.recorded, layout, Stroke::dashed, Role::masked_line);
    }
    add_lines(scene, request.then, layout, Stroke::solid,
              request.then.conflicts() > 0 ? Role::conflict_line : Role::active);
    add_lanes(scene, request, layout);
    add_banks(scene, request.then, layout, layout.banks_top(), Stroke::solid);
    if (is_moved) {
        add_name(scene, layout.recorded_top(), names[2], layout);
        add_banks(scene, request.recorded, layout, layout.recorded_top(), Stroke::dashed);
    }
    return layout.recorded_top() + cell_height; // the same height without the row, so that nothing jumps
}

} // namespace lockstep::gui
