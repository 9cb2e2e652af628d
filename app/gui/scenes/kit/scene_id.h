#pragma once

#include <cstddef> // first, because moc 6.4 fails if <compare> (used by ids.h) is the first standard header

#include "core/base/ids.h"

#include <cstdint>
#include <variant>

namespace lockstep::gui {

enum class ModelFigure : std::uint8_t;      // defined in model/model_cards.h
enum class FootprintFigure : std::uint32_t; // defined in footprint/footprint_figures.h

/// A lane in a row of lanes.
struct LaneCell {
    Warp warp;
    Lane lane;
    friend bool operator==(const LaneCell&, const LaneCell&) = default;
};
/// A lane that is drawn above the banks or sectors that it requests.
struct RequestCell {
    Warp warp;
    Lane lane;
    friend bool operator==(const RequestCell&, const RequestCell&) = default;
};
struct WarpHeader {
    Warp warp;
    friend bool operator==(const WarpHeader&, const WarpHeader&) = default;
};
/// The number of active lanes next to a warp's row.
struct WarpCount {
    Warp warp;
    friend bool operator==(const WarpCount&, const WarpCount&) = default;
};
/// One side of a branch on which a warp diverges: its square and its tag.
struct SplitEnd {
    bool on_true = false;
    friend bool operator==(const SplitEnd&, const SplitEnd&) = default;
};
/// A warp in the overview of all rows.
struct OverviewRow {
    Warp warp;
    friend bool operator==(const OverviewRow&, const OverviewRow&) = default;
};
struct BankCell {
    Warp warp;
    Bank bank;
    friend bool operator==(const BankCell&, const BankCell&) = default;
};
struct PassBox {
    Warp warp;
    std::uint32_t pass = 0; ///< index of the pass in the request, from 0
    friend bool operator==(const PassBox&, const PassBox&) = default;
};
/// A line from a lane to the memory that it accesses.
struct AccessLine {
    Warp warp;
    Lane lane;
    friend bool operator==(const AccessLine&, const AccessLine&) = default;
};
/// The label with the cost of a request.
struct VerdictChip {
    friend bool operator==(const VerdictChip&, const VerdictChip&) = default;
};
/// A counter of a source line.
struct LineFigure {
    std::uint32_t counter = 0; ///< index of the column
    std::uint32_t line = 0;
    friend bool operator==(const LineFigure&, const LineFigure&) = default;
};
struct IntervalBar {
    std::uint32_t slot = 0;     ///< index of the residency slot
    std::uint32_t interval = 0; ///< index into the timeline's intervals
    friend bool operator==(const IntervalBar&, const IntervalBar&) = default;
};
/// A pixel column that shows several intervals of a residency slot, merged.
struct MergedColumn {
    std::uint32_t slot = 0;
    Cycle cycle; ///< one of the cycles in the column
    friend bool operator==(const MergedColumn&, const MergedColumn&) = default;
};
struct SlotArea {
    std::uint32_t slot = 0; ///< index of the residency slot
    friend bool operator==(const SlotArea&, const SlotArea&) = default;
};
/// A segment of a stacked bar, or a point of a curve.
struct SharePart {
    std::uint32_t whole = 0; ///< index of the bar or curve
    std::uint32_t part = 0;
    friend bool operator==(const SharePart&, const SharePart&) = default;
};
/// A number of the model that has a definition in its tooltip.
struct FigureMark {
    ModelFigure figure{};
    std::uint32_t index = 0; ///< its meaning depends on the ModelFigure
    friend bool operator==(const FigureMark&, const FigureMark&) = default;
};
struct FootprintMark {
    FootprintFigure figure{};
    friend bool operator==(const FootprintMark&, const FootprintMark&) = default;
};
struct GroupMark {
    Group group;
    std::uint32_t part = 0; ///< distinguishes shapes of one group: tint and outline, or bars in two rows
    friend bool operator==(const GroupMark&, const GroupMark&) = default;
};
struct LaunchBar {
    std::uint32_t launch = 0; ///< index into the run's measured times
    friend bool operator==(const LaunchBar&, const LaunchBar&) = default;
};
struct ElementCell {
    std::uint32_t element = 0; ///< index into the input
    std::uint32_t readers = 0; ///< number of groups that read it
    friend bool operator==(const ElementCell&, const ElementCell&) = default;
};
/// An event in the data flow picture, identified by its index into the parallel columns of GroupSteps.
struct EventCell {
    std::uint32_t event = 0;
    friend bool operator==(const EventCell&, const EventCell&) = default;
};
/// A line between two events: the second event reads what the first one wrote.
struct FlowLine {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    friend bool operator==(const FlowLine&, const FlowLine&) = default;
};
struct HeatRange {
    std::uint32_t object = 0; ///< index into the launch's heat objects
    std::uint32_t range = 0;  ///< index of the range of its addresses
    friend bool operator==(const HeatRange&, const HeatRange&) = default;
};
struct SectorCell {
    std::uint32_t request = 0; ///< index of the request in the step
    std::uint32_t sector = 0;  ///< index among the request's sectors, ascending
    friend bool operator==(const SectorCell&, const SectorCell&) = default;
};
/// A layout of an array that the page "Try it" offers: a padding or a swizzle.
struct LayoutMark {
    bool is_swizzle = false;
    std::uint32_t index = 0; ///< index of the padding or swizzle
    friend bool operator==(const LayoutMark&, const LayoutMark&) = default;
};

/// An area of a picture in which only the picture itself can tell, from the position, what is drawn there.
struct PictureArea {
    std::uint32_t number = 0; ///< distinguishes the areas of a picture
    friend bool operator==(const PictureArea&, const PictureArea&) = default;
};

/// A shape of a legend. It explains a colour and represents nothing in the run, so hit() skips it.
struct LegendPart {
    friend bool operator==(const LegendPart&, const LegendPart&) = default;
};

/// Identifies what a shape represents, so that hit tests, tooltips and tests read the same scene that is
/// painted. The first alternative means: nothing.
using SceneId =
    std::variant<std::monostate, LaneCell, RequestCell, WarpHeader, WarpCount, SplitEnd, OverviewRow,
                 BankCell, PassBox, AccessLine, VerdictChip, LineFigure, IntervalBar, MergedColumn, SlotArea,
                 SharePart, FigureMark, FootprintMark, GroupMark, LaunchBar, ElementCell, EventCell, FlowLine,
                 HeatRange, SectorCell, LayoutMark, PictureArea, LegendPart>;

template <class Kind>
[[nodiscard]] bool is(const SceneId& id) {
    return std::holds_alternative<Kind>(id);
}

/// Function that creates the id of a lane. Rows of lanes use it because the kind of id differs between
/// pictures.
using LaneId = SceneId (*)(Warp, Lane);
template <class Kind>
[[nodiscard]] SceneId lane_id(Warp warp, Lane lane) {
    return Kind{warp, lane};
}

} // namespace lockstep::gui
