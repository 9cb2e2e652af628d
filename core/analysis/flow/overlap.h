#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// Redundant work and halo of a launch whose groups make tiles of an output from surroundings in an input.
///
///     input, read by the group                output, written by it
///     . . . . . . . .                          own tile: distinct elements that the group writes
///     . # # # # # # .     footprint            footprint: distinct elements that it reads
///     . # T T T T # .                          helper: a work-item that reads the input and writes
///     . # # # # # # .                          nothing to global memory
///
/// Both are told of a full group: the one with the most results, among those the one with the largest
/// footprint, among those the first; groups at the edges have less to do. Input and output are the buffers or
/// images whose elements are equally many; of several the ones with the most elements written and read. They
/// are defined where every group reads at least the elements that it writes; a reduction (whose
/// last group writes one element) or a transposition has neither tile nor halo.
struct Tiles {
    std::uint32_t input = 0;     ///< index into the trace's objects
    std::uint32_t output = 0;    ///< likewise
    std::uint64_t group = 0;     ///< the full group, by linear id
    std::uint64_t own = 0;       ///< elements of its own tile
    std::uint64_t footprint = 0; ///< elements
    std::uint32_t helpers = 0;   ///< work-items of it
    std::uint32_t items = 0;     ///< likewise, all

    /// (footprint - own tile) / own tile
    [[nodiscard]] double halo() const;
    /// helper work-items / work-items
    [[nodiscard]] double redundant_work() const;
    friend bool operator==(const Tiles&, const Tiles&) = default;
};

/// What groups read of one buffer or image.
struct ObjectReads {
    std::uint32_t object = 0;       ///< index into the trace's objects
    std::uint64_t bytes = 0;        ///< by any group, each byte once
    std::uint64_t reread_bytes = 0; ///< by groups beyond the first that read them
    friend bool operator==(const ObjectReads&, const ObjectReads&) = default;
};

/// How the groups of a launch share their input. Counted from the trace.
struct Overlap {
    std::optional<Tiles> tiles;     ///< none: the groups make no tiles
    std::vector<ObjectReads> reads; ///< of the objects that are read at all, by object

    [[nodiscard]] std::uint64_t reread_bytes() const;
    friend bool operator==(const Overlap&, const Overlap&) = default;
};

} // namespace lockstep
