#pragma once

#include "core/site/program.h"
#include "core/warp/warp_step.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// The steps of a group that access one object of local memory, with addresses relative to its start.
[[nodiscard]] GroupSteps steps_on(const GroupSteps& steps, const Program& program, const ObjectInfo& object);

/// At most `most` of the steps, evenly spread over the group.
[[nodiscard]] GroupSteps some_of(const GroupSteps& steps, std::size_t most);

/// Size in bytes of the elements that the lanes access in the object, at least a word.
[[nodiscard]] std::uint32_t element_bytes(const ObjectInfo& object, std::uint32_t word_bytes);

/// Lengths in bytes of the rows that the lanes of requests walk, the most frequent first, at most two: the
/// distances between the starts of runs of adjacent or equal elements.
///
///     lanes   0 1 2 3   4 5 6 7        bytes 0 4 8 12  80 84 88 92        rows of 80 bytes
[[nodiscard]] std::vector<std::uint64_t> rows_walked(const GroupSteps& steps, std::uint32_t bytes);

/// Number of elements per row, without padding, if an array is padded by one element per row: in rows of that
/// many elements plus one, the last column is never accessed and all others are. 0 if it is not padded in
/// this way.
[[nodiscard]] std::uint32_t padded_every(const GroupSteps& steps, std::uint32_t bytes);

} // namespace lockstep
