#pragma once

#include "core/analysis/flow/footprint.h"
#include "core/analysis/flow/overlap.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace lockstep {

/// A rectangle of elements in a buffer with rows; `right` and `bottom` are exclusive.
struct ElementTile {
    std::uint64_t left = 0;
    std::uint64_t top = 0;
    std::uint64_t right = 0;
    std::uint64_t bottom = 0;
    [[nodiscard]] std::uint64_t area() const { return (right - left) * (bottom - top); }
    friend bool operator==(const ElementTile&, const ElementTile&) = default;
};

/// Number of elements per row of a picture, estimated from the elements that a group touches: the most
/// frequent distance between the starts of their runs. 0 if they form one run.
[[nodiscard]] std::uint64_t row_elements(const std::vector<ElementRange>& elements);

/// The smallest rectangle around the elements, for rows of length `row`; if `row` is 0, there is only one
/// row.
[[nodiscard]] ElementTile tile_around(const std::vector<ElementRange>& elements, std::uint64_t row);

/// The input elements that one group reads, and its results.
struct GroupReads {
    std::vector<ElementRange> reads;  ///< elements of the input
    std::vector<ElementRange> writes; ///< elements of the output; empty if groups make no tiles
    InputUse use;
    std::uint64_t results = 0; ///< elements written to any buffer or image
};

/// The elements of one input that all groups of a launch read. The input is that of the tiles; if groups make
/// no tiles, the buffer or image from which most bytes are read.
struct LaunchFootprint {
    std::uint32_t input = 0;             ///< index into the objects of the trace
    std::optional<std::uint32_t> output; ///< output of the tiles
    std::uint64_t row = 0;               ///< number of elements per row of the input; 0: no rows
    std::vector<ElementTile> read;       ///< for each group, around the elements that it reads
    std::vector<ElementTile> own;        ///< for each group, around the elements that it writes to the output
    bool reads_are_solid = true;         ///< every group reads all elements of its rectangle
    std::vector<std::uint32_t> readers;  ///< for each element of the input, the number of groups that read it
};

/// Largest number of elements of an input whose readers are counted individually.
inline constexpr std::uint64_t most_footprint_elements = std::uint64_t{1} << 26;

/// Loads the part of the log that contains a group into the trace, if the log is in parts; false if this
/// fails.
using OpenGroup = std::function<bool(Group)>;

/// Covers all logged groups, which `open` loads (it may be empty if the trace contains all groups). Returns
/// nothing if no group reads anything, a group cannot be loaded, or the input has too many elements.
/// `overlap`: that of the launch.
[[nodiscard]] std::optional<LaunchFootprint> launch_footprint(const Trace& trace, const Overlap& overlap,
                                                              std::uint64_t groups, const OpenGroup& open);
/// Covers the groups whose log is in the trace.
[[nodiscard]] std::optional<LaunchFootprint> launch_footprint(const Trace& trace, const Overlap& overlap);

/// `steps`: those of a group of the launch.
[[nodiscard]] GroupReads group_reads(const Trace& trace, const LaunchFootprint& launch,
                                     const GroupSteps& steps);

} // namespace lockstep
