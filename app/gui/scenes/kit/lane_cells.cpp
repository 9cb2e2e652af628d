#include "app/gui/scenes/kit/lane_cells.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/kit/value_text.h"

#include <QCoreApplication>
#include <array>

namespace lockstep::gui {
namespace {

struct LaneWords {
    Q_DECLARE_TR_FUNCTIONS(LaneWords)
};

Role share_role(LaneState state) {
    switch (state) {
    case LaneState::active:
        return Role::active;
    case LaneState::decided_false:
        return Role::request_soft;
    case LaneState::at_barrier:
    case LaneState::waiting:
        return Role::barrier;
    case LaneState::masked:
        return Role::masked;
    case LaneState::finished:
    case LaneState::not_issued:
        return Role::panel_alt;
    }
    return Role::panel;
}

QString state_name(LaneState state) {
    switch (state) {
    case LaneState::active:
        return LaneWords::tr("active");
    case LaneState::decided_false:
        return LaneWords::tr("condition false");
    case LaneState::at_barrier:
        return LaneWords::tr("at the barrier");
    case LaneState::masked:
        return LaneWords::tr("masked off");
    case LaneState::waiting:
        return LaneWords::tr("waits at the barrier");
    case LaneState::finished:
        return LaneWords::tr("finished");
    case LaneState::not_issued:
        return LaneWords::tr("not issued");
    }
    return {};
}

} // namespace

Box lane_box(LaneState state, QRectF rect, Detail detail, SceneId id) {
    Box box;
    box.rect = rect;
    box.id = id;
    const bool outlined = detail != Detail::solid && detail != Detail::shares;
    switch (state) {
    case LaneState::active:
        box.fill = Role::active;
        break;
    case LaneState::decided_false: // an outline; a tint if the cell is too narrow for an outline
        box.fill = outlined ? Role::panel : Role::request_soft;
        box.outline = Role::active;
        box.width = outlined ? 1.5 : 0;
        break;
    case LaneState::at_barrier:
        box.fill = Role::barrier;
        break;
    case LaneState::masked:
        box.fill = Role::masked;
        box.outline = Role::masked_line;
        box.width = outlined ? 1 : 0;
        box.hatch = detail <= Detail::pattern ? Hatch::fine : Hatch::none;
        box.hatching = Role::masked_line;
        break;
    case LaneState::waiting:
        box.fill = Role::panel;
        box.outline = Role::barrier;
        box.width = outlined ? 1 : 0;
        break;
    case LaneState::finished:
        box.outline = Role::outline;
        box.width = outlined ? 1 : 0;
        box.stroke = Stroke::dotted;
        break;
    case LaneState::not_issued:
        break; // the row draws a single line instead
    }
    return box;
}

std::optional<MarkKind> lane_mark(LaneState state) {
    const bool barrier = state == LaneState::at_barrier || state == LaneState::waiting;
    return barrier ? std::optional(MarkKind::barrier) : std::nullopt;
}

void add_lane_cell(Scene& scene, LaneState state, QRectF rect, Detail detail, SceneId id,
                   const QString& text) {
    scene.shapes.push_back(lane_box(state, rect, detail, id));
    if (const auto mark = lane_mark(state); mark && detail <= Detail::pattern) {
        const Colour colour = state == LaneState::at_barrier ? ink_on(Role::barrier) : Colour(Role::barrier);
        scene.shapes.push_back(Mark{*mark, rect, colour, {}});
    }
    const auto font = value_font(text, rect.width());
    if (!text.isEmpty() && detail == Detail::number && font) {
        scene.shapes.push_back(Label{
            rect, text, *font, state == LaneState::decided_false ? Colour(Role::text) : ink_on(Role::active),
            Qt::AlignCenter, false, id});
    }
}

void add_fault_cell(Scene& scene, QRectF rect, Detail detail, SceneId id) {
    scene.shapes.push_back(filled(rect, Role::error, id));
    if (detail <= Detail::pattern) { // a mark for readers who cannot tell red from the other colours
        scene.shapes.push_back(Label{rect, QStringLiteral("!"), FontRole::value, ink_on(Role::error),
                                     Qt::AlignCenter, false, id});
    }
}

std::set<std::uint32_t> faulty_lanes(const GroupView& view, const WarpStep* step) {
    std::set<std::uint32_t> faulty;
    if (view.steps->faults.empty() || step == nullptr || !is_access(view.site(step->site).kind)) {
        return faulty;
    }
    for (const std::uint16_t lane : view.steps->lanes_of(*step)) {
        const auto event = lane_event(view, *step, Lane(lane));
        if (event && fault_of_access(view.trace(), *event)) {
            faulty.insert(lane);
        }
    }
    return faulty;
}

LegendEntry fault_legend() {
    return {filled({}, Role::error), LaneWords::tr("faulty access"), {}};
}

void add_share_row(Scene& scene, const WarpRow& row, const Columns& columns, double top, double height,
                   LaneId id) {
    const auto lanes = static_cast<std::uint32_t>(row.lanes.size());
    const int pixels = std::max(1, static_cast<int>(columns.pitch * lanes));
    for (int pixel = 0; pixel < pixels; ++pixel) {
        const auto first = static_cast<std::uint32_t>(std::uint64_t{lanes} * static_cast<unsigned>(pixel) /
                                                      static_cast<unsigned>(pixels));
        const auto end = std::max(
            first + 1, static_cast<std::uint32_t>(std::uint64_t{lanes} * (static_cast<unsigned>(pixel) + 1) /
                                                  static_cast<unsigned>(pixels)));
        std::array<unsigned, lane_states> count{};
        for (std::uint32_t lane = first; lane < end; ++lane) {
            ++count[static_cast<std::size_t>(row.lanes[lane])];
        }
        double y = top + height;
        for (std::size_t state = 0; state < count.size(); ++state) {
            const double part = height * count[state] / (end - first);
            y -= part;
            if (part > 0) {
                scene.shapes.push_back(Box{{columns.left + pixel, y, 1, part},
                                           share_role(static_cast<LaneState>(state)),
                                           Role::none,
                                           0,
                                           Hatch::none,
                                           Role::none,
                                           Stroke::solid,
                                           0,
                                           id(row.warp, Lane(first))});
            }
        }
    }
}

std::vector<LegendEntry> lane_legend(const std::vector<LaneState>& states, Detail detail) {
    std::vector<LegendEntry> entries;
    for (const LaneState state : states) {
        LegendEntry entry{lane_box(state, {}, std::min(detail, Detail::fill), {}), state_name(state),
                          lane_mark(state)};
        if (detail <= Detail::pattern && state == LaneState::masked) {
            entry.swatch.hatch = Hatch::fine;
        }
        if (state == LaneState::not_issued) {
            entry.swatch.outline = Role::outline;
            entry.swatch.width = 1;
            entry.swatch.stroke = Stroke::dotted;
        }
        entries.push_back(std::move(entry));
    }
    return entries;
}

} // namespace lockstep::gui
