#pragma once

#include "core/site/program.h"
#include "core/warp/warp_step.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// The steps of a group that access an object of local memory, with addresses from its start.
[[nodiscard]] GroupSteps steps_on(const GroupSteps& steps, const Program& program, const ObjectInfo& object);

/// So many of the steps, from all over the group.
[[nodiscard]] GroupSteps some_of(const GroupSteps& steps, std::size_t most);

/// Bytes that the lanes' elements of the object are wide, at least a word.
[[nodiscard]] std::uint32_t element_bytes(const ObjectInfo& object, std::uint32_t word_bytes);

/// Lengths of rows, in bytes, as the lanes of requests walk them, the most frequent first, two at most: the
/// distances between the beginnings of runs of neighbouring or equal elements.
///
///     lanes   0 1 2 3   4 5 6 7        bytes 0 4 8 12  80 84 88 92        rows of 80 bytes
[[nodiscard]] std::vector<std::uint64_t> rows_walked(const GroupSteps& steps, std::uint32_t bytes);

/// Elements of a row, without its padding, of an array that is padded by one element a row: in rows of that
/// many and one more, the last column is never touched and all others are. 0 where it is not padded so.
[[nodiscard]] std::uint32_t padded_every(const GroupSteps& steps, std::uint32_t bytes);

} // namespace lockstep
