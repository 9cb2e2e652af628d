#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "core/analysis/sites/kept_accesses.h"
#include "core/session/session.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace lockstep::gui {

/// Counters of a line of the kernel's own file, for one launch or for all: warp steps, passes over the banks
/// of local memory, sectors of global memory.
using LineCounters = std::array<std::uint64_t, 3>;
struct SourceCounters {
    std::map<std::uint32_t, LineCounters> lines; ///< counters by line number, from 1
    LineCounters most{};                         ///< maximum of each counter over all lines
    /// Numbers of accesses in the source and after compilation, by line number. Contains only lines from
    /// which the compiler removes accesses.
    std::map<std::uint32_t, KeptAccesses> kept;
};
[[nodiscard]] SourceCounters source_counters(const Session& session, std::size_t launch);
/// Returns the sum over all launches whose kernel is in the same file as the kernel of this launch.
[[nodiscard]] SourceCounters source_counters_of_all(const Session& session, std::size_t launch);

/// Where to draw the counters of the visible lines. Each column has a separate square-root heat scale; zeros
/// are not shown.
struct LineMetrics {
    std::uint32_t first_row = 0; ///< index of the first visible row
    double top = 0;              ///< top of the first row
    double height = 18;
    /// The row in which each line of the text starts: a line that wraps, or that has a note below it, takes
    /// more than one row.
    std::vector<std::uint32_t> rows;
    friend bool operator==(const LineMetrics&, const LineMetrics&) = default;
};
/// Returns the LineMetrics of a text in which each line takes exactly one row.
[[nodiscard]] LineMetrics metrics_of_rows(std::uint32_t first_line, double top, double height,
                                          std::uint32_t lines);
/// The part of the width of a source that its counters take at most, so that most of it remains for the code.
inline constexpr double most_counters = 0.34;

/// The columns of counters that are shown, each as wide as its head needs.
struct CounterColumns {
    struct Column {
        std::size_t counter = 0;
        double left = 0;
        double width = 0;
    };
    std::vector<Column> shown;
    double width = 0; ///< of all columns
};
/// Returns the columns that fit into this width, but at least the one of warp steps. If not all fit, leaves out the
/// counters that are 0 in all lines, then sectors, then passes. Without a width, returns all.
[[nodiscard]] CounterColumns counter_columns(const SourceCounters& counters,
                                             std::optional<double> room = std::nullopt);
[[nodiscard]] Scene counters_scene(const SourceCounters& counters, const LineMetrics& metrics,
                                   std::uint32_t current_line, const CounterColumns& columns, double height);
/// Returns the head of a column, in two lines.
[[nodiscard]] QString counter_name(std::size_t counter);
/// Returns what the column counts, with its full name.
[[nodiscard]] QString counter_definition(std::size_t counter);
/// Returns the definition of the counter, and what the compiler does with the accesses of the line.
[[nodiscard]] QString counter_tooltip(const SourceCounters& counters, const LineFigure& figure);
/// Says how many accesses of the line the compiler keeps; empty if it keeps all.
[[nodiscard]] QString kept_note(const SourceCounters& counters, std::uint32_t line);

} // namespace lockstep::gui
