#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// Redundant work and halo of a launch whose groups compute output tiles from input tiles with a border.
///
///     input, read by the group                output, written by the group
///     . . . . . . . .                          own tile: distinct elements that the group writes
///     . # # # # # # .     footprint            footprint: distinct elements that the group reads
///     . # T T T T # .                          helper: a work-item that reads the input and writes
///     . # # # # # # .                          nothing to global memory
///
/// Both figures describe a full group, because groups at the edges do less work. It is the group with the
/// most results; of several, the one with the largest footprint, then the first. Input and output are buffers
/// or images with the same number of elements; if several qualify, those with the most elements written and
/// read. The figures are defined only if every group reads at least the elements that it writes. A reduction
/// (whose last group writes one element) or a transposition has neither tile nor halo.
struct Tiles {
    std::uint32_t input = 0;     ///< index into the objects of the trace
    std::uint32_t output = 0;    ///< index into the objects of the trace
    std::uint64_t group = 0;     ///< linear id of a full group, which the following members describe
    std::uint64_t own = 0;       ///< number of elements in the full group's own tile
    std::uint64_t footprint = 0; ///< number of elements in the full group's footprint
    std::uint32_t helpers = 0;   ///< number of helper work-items in the full group
    std::uint32_t items = 0;     ///< number of work-items in a full group

    /// Returns (footprint - own tile) / own tile, in elements.
    [[nodiscard]] double halo() const;
    /// Returns the share of helper work-items among the work-items of the group, 0..1.
    [[nodiscard]] double redundant_work() const;
    friend bool operator==(const Tiles&, const Tiles&) = default;
};

/// The bytes that groups read from one buffer or image.
struct ObjectReads {
    std::uint32_t object = 0; ///< index into the objects of the trace
    std::uint64_t bytes = 0;  ///< number of bytes that any group reads; each byte counts once
    /// Number of bytes that a group reads after another group has read them; each byte counts once per
    /// additional group.
    std::uint64_t reread_bytes = 0;
    friend bool operator==(const ObjectReads&, const ObjectReads&) = default;
};

/// How the groups of a launch share their input, counted from the trace.
struct Overlap {
    std::optional<Tiles> tiles;     ///< empty if the groups do not compute tiles
    std::vector<ObjectReads> reads; ///< one entry per object that is read, ordered by object

    [[nodiscard]] std::uint64_t reread_bytes() const;
    friend bool operator==(const Overlap&, const Overlap&) = default;
};

} // namespace lockstep
