#pragma once

#include "core/analysis/flow/footprint.h"
#include "core/analysis/flow/overlap.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace lockstep {

/// A rectangle of elements in a buffer that is organised in rows. `right` and `bottom` are exclusive.
struct ElementTile {
    std::uint64_t left = 0;
    std::uint64_t top = 0;
    std::uint64_t right = 0;
    std::uint64_t bottom = 0;
    [[nodiscard]] std::uint64_t area() const { return (right - left) * (bottom - top); }
    friend bool operator==(const ElementTile&, const ElementTile&) = default;
};

/// Estimates the row length of a picture, in elements, from the elements that a group accesses. The estimate
/// is the most frequent distance between the starts of consecutive runs of elements; 0 if the elements form a
/// single run.
[[nodiscard]] std::uint64_t row_elements(const std::vector<ElementRange>& elements);

/// Returns the smallest rectangle that contains the elements, for rows of `row` elements. If `row` is 0, all
/// elements are in one row.
[[nodiscard]] ElementTile tile_around(const std::vector<ElementRange>& elements, std::uint64_t row);

/// The input elements that one group reads, and the elements that it writes.
struct GroupReads {
    std::vector<ElementRange> reads; ///< the elements of the input that the group reads
    /// The elements of the output that the group writes; empty if the groups do not write tiles.
    std::vector<ElementRange> writes;
    InputUse use;
    std::uint64_t results = 0; ///< number of elements that the group writes to any buffer or image
};

/// The input elements that the groups of a launch read. If the groups compute tiles, the input is the object
/// from which they compute the tiles; otherwise, it is the buffer or image from which most bytes are read.
struct LaunchFootprint {
    std::uint32_t input = 0;             ///< index into the objects of the trace
    std::optional<std::uint32_t> output; ///< the object to which the tiles are written
    std::uint64_t row = 0;               ///< number of elements per row of the input; 0 if it has no rows
    /// One entry per group: the rectangle around the elements that it reads.
    std::vector<ElementTile> read;
    /// One entry per group: the rectangle around the output elements that it writes.
    std::vector<ElementTile> own;
    bool reads_are_solid = true; ///< whether every group reads all elements of its rectangle
    /// One entry per element of the input: the number of groups that read it.
    std::vector<std::uint32_t> readers;
    /// One entry per element of the input: its value as the last work-item in the log read it, of a vector the first
    /// component. NaN if it was not read or is not a number. Empty if values were not recorded.
    std::vector<float> values;
};

/// Maximum number of input elements for which readers are counted individually.
inline constexpr std::uint64_t most_footprint_elements = std::uint64_t{1} << 26;

/// Loads the part of the log that contains a group into the trace, for logs in parts. Returns false on
/// failure.
using OpenGroup = std::function<bool(Group)>;

/// Computes the footprint of all logged groups. `open` loads the log of a group; it may be empty if the trace
/// contains all groups. `overlap` must be the overlap of this launch. Returns nothing if no group reads
/// anything, a group cannot be loaded, or the input has too many elements.
[[nodiscard]] std::optional<LaunchFootprint> launch_footprint(const Trace& trace, const Overlap& overlap,
                                                              std::uint64_t groups, const OpenGroup& open);
/// Like the overload above, but only for groups whose log is currently in the trace.
[[nodiscard]] std::optional<LaunchFootprint> launch_footprint(const Trace& trace, const Overlap& overlap);

/// Returns the elements that one group reads and writes. `steps`: the steps of this group, which may be any
/// group of the launch.
[[nodiscard]] GroupReads group_reads(const Trace& trace, const LaunchFootprint& launch,
                                     const GroupSteps& steps);

} // namespace lockstep
