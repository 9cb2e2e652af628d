#pragma once

#include "core/analysis/flow/footprint.h"
#include "core/analysis/flow/overlap.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace lockstep {

/// A rectangle of elements of a buffer that holds rows; right and bottom lie outside.
struct ElementTile {
    std::uint64_t left = 0;
    std::uint64_t top = 0;
    std::uint64_t right = 0;
    std::uint64_t bottom = 0;
    [[nodiscard]] std::uint64_t area() const { return (right - left) * (bottom - top); }
    friend bool operator==(const ElementTile&, const ElementTile&) = default;
};

/// Elements of a row of a picture, as the elements that a group touches tell it: the most frequent distance
/// between the beginnings of their runs. 0 where they are one run.
[[nodiscard]] std::uint64_t row_elements(const std::vector<ElementRange>& elements);

/// The smallest rectangle around elements in rows of that many; all in one row where `row` is 0.
[[nodiscard]] ElementTile tile_around(const std::vector<ElementRange>& elements, std::uint64_t row);

/// What one group reads of the input, and its results.
struct GroupReads {
    std::vector<ElementRange> reads;  ///< of the input
    std::vector<ElementRange> writes; ///< of the output; none where groups make no tiles
    InputUse use;
    std::uint64_t results = 0; ///< elements written to any buffer or image
};

/// What all groups of a launch read of one input: that of its tiles; where groups make none, the buffer or
/// image of which most bytes are read.
struct LaunchFootprint {
    std::uint32_t input = 0;             ///< index into the trace's objects
    std::optional<std::uint32_t> output; ///< of the tiles
    std::uint64_t row = 0;               ///< elements of a row of the input; 0: it has no rows
    std::vector<ElementTile> read;       ///< of each group, around what it reads
    std::vector<ElementTile> own;        ///< of each group, around what it writes to the output
    bool reads_are_solid = true;         ///< every group reads all of its rectangle
    std::vector<std::uint32_t> readers;  ///< of each element of the input: how many groups read it
};

/// Elements of the largest input whose readers are counted, element by element.
inline constexpr std::uint64_t most_footprint_elements = std::uint64_t{1} << 26;

/// Makes a trace hold the log of a group, of a log in parts; false where that cannot be had.
using OpenGroup = std::function<bool(Group)>;

/// Of all groups that were logged, which `open` brings in (where all are in the trace, it may be missing).
/// None where no group reads anything, one cannot be had, or the input has more elements than can be counted.
/// `overlap`: the launch's.
[[nodiscard]] std::optional<LaunchFootprint> launch_footprint(const Trace& trace, const Overlap& overlap,
                                                              std::uint64_t groups, const OpenGroup& open);
/// Of the groups whose log the trace holds.
[[nodiscard]] std::optional<LaunchFootprint> launch_footprint(const Trace& trace, const Overlap& overlap);

/// `steps`: of one of the launch's groups.
[[nodiscard]] GroupReads group_reads(const Trace& trace, const LaunchFootprint& launch,
                                     const GroupSteps& steps);

} // namespace lockstep
