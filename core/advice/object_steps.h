#pragma once

#include "core/site/program.h"
#include "core/warp/warp_step.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// Returns the steps of a group that access one local-memory object, with addresses relative to the start of
/// the object.
[[nodiscard]] GroupSteps steps_on(const GroupSteps& steps, const Program& program, const ObjectInfo& object);

/// Returns at most `most` of the steps, evenly distributed over the group.
[[nodiscard]] GroupSteps some_of(const GroupSteps& steps, std::size_t most);

/// Returns the size in bytes of the elements that the lanes access in the object, but at least the size of a
/// word.
[[nodiscard]] std::uint32_t element_bytes(const ObjectInfo& object, std::uint32_t word_bytes);

/// Returns the two most frequent row lengths in bytes of the accesses, the most frequent first. A row length
/// is the distance between the starts of two runs of equal or adjacent elements within a request.
///
///     lanes   0 1 2 3   4 5 6 7        bytes 0 4 8 12  80 84 88 92        rows of 80 bytes
[[nodiscard]] std::vector<std::uint64_t> rows_walked(const GroupSteps& steps, std::uint32_t bytes);

/// Detects arrays that are padded by one element per row, and returns the row length in elements without the
/// padding. The array counts as padded if, in rows of that length plus one, only the last column is never
/// accessed. 0 if the array is not padded in this way.
[[nodiscard]] std::uint32_t padded_every(const GroupSteps& steps, std::uint32_t bytes);

} // namespace lockstep
