#pragma once

#include "core/base/ids.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// Which elements of the input a work-group reads, and which of the output it writes:
///
///     own tile   +------+        footprint  +----------+
///     (written)  |      |        (read)     |  +----+  |   what it reads beyond its own tile is the halo
///                +------+                   |  +----+  |
///                                           +----------+
struct GroupFootprint {
    std::vector<std::uint64_t> read;    ///< elements of the input, ascending, each once
    std::vector<std::uint64_t> written; ///< elements of the output, ascending, each once
    std::uint64_t reads = 0;            ///< loads of the input, elements that are read again included
    std::uint32_t items = 0;            ///< work-items
    std::uint32_t helpers = 0;          ///< of these, such as write nothing to the output

    /// Helper work-items / work-items (DESIGN section 1).
    [[nodiscard]] double redundant_work() const;
    /// (footprint - own tile) / own tile (DESIGN section 1), in elements; 0 without an own tile.
    [[nodiscard]] double halo() const;
};

/// Input and output of a launch, as indices into its objects.
struct FootprintObjects {
    std::uint32_t input = 0;
    std::uint32_t output = 0;
};

/// The input is the largest global buffer that is read and never written, the output the largest that is
/// written; both have at least as many elements as the launch has groups. None where there is no such pair.
[[nodiscard]] std::optional<FootprintObjects> footprint_objects(const Trace& trace);

/// One group's footprint. Accesses outside their object are left out.
[[nodiscard]] GroupFootprint footprint(const Trace& trace, Group group, FootprintObjects objects);

/// A rectangle of elements of a buffer that holds rows; right and bottom lie outside.
struct ElementTile {
    std::uint64_t left = 0;
    std::uint64_t top = 0;
    std::uint64_t right = 0;
    std::uint64_t bottom = 0;
    friend bool operator==(const ElementTile&, const ElementTile&) = default;
};

/// Elements of a row of a picture, as the elements that a group touches tell it: the most frequent distance
/// between the beginnings of their runs. 0 where they are one run. `elements`: ascending, each once.
[[nodiscard]] std::uint64_t row_elements(const std::vector<std::uint64_t>& elements);

/// The smallest rectangle around elements in rows of that many; all in one row where `row` is 0.
[[nodiscard]] ElementTile tile_around(const std::vector<std::uint64_t>& elements, std::uint64_t row);

/// The footprints of all groups together.
struct LaunchFootprint {
    FootprintObjects objects;
    std::uint64_t row = 0;              ///< elements of a row of the input; 0: it has no rows
    std::vector<ElementTile> read;      ///< of each group, what it reads
    std::vector<ElementTile> own;       ///< of each group, what it writes, by the output's elements
    std::vector<std::uint32_t> readers; ///< of each element of the input: how many groups read it
    std::uint64_t reread_bytes = 0;     ///< of the input: sum of all footprints minus what is read at all
    std::uint64_t read_bytes = 0;       ///< of the input, by any group, each byte once
    double redundant_work = 0;          ///< of a group that lies inside: the one with the largest own tile,
                                        ///< and among those with the largest footprint
    double halo = 0;                    ///< of that group
    double all_redundant_work = 0;      ///< over all groups, with items beyond the border
};
[[nodiscard]] LaunchFootprint launch_footprint(const Trace& trace, FootprintObjects objects);

} // namespace lockstep
