#pragma once

#include "app/worker/child_process.h"
#include "core/base/descriptor.h"

#include <cstdint>

namespace lockstep {

// What a recording comes through. The program makes all of it, and a worker that records gets it on the descriptors behind
// the one for lines. No path is passed, and nothing that a worker has opened comes back:
//
//     line     messages: their kinds and numbers
//     stream   memory: the recording, then the results of plain kernels. Sealed, then mapped
//     spill    a file: parts of logs beyond the memory budget. Read, never mapped
//     part     memory: a part of a log that nobody keeps, again and again. Read, never mapped
//     taken    a pipe: a byte for each part that the program has read

namespace given {
inline constexpr int stream = ChildProcess::line_descriptor + 1;
inline constexpr int spill = ChildProcess::line_descriptor + 2;
inline constexpr int part = ChildProcess::line_descriptor + 3;  ///< only if logs are analysed live
inline constexpr int taken = ChildProcess::line_descriptor + 4; ///< likewise
inline constexpr int end = ChildProcess::line_descriptor + 5;
} // namespace given

/// Bytes that so many take in the memory of a part, up to a boundary that any system's page divides.
[[nodiscard]] constexpr std::uint64_t to_part_boundary(std::uint64_t bytes) {
    constexpr std::uint64_t boundary_bytes = std::uint64_t{1} << 16;
    return (bytes + boundary_bytes - 1) / boundary_bytes * boundary_bytes;
}
[[nodiscard]] constexpr std::uint64_t part_column_bytes(std::uint64_t numbers) {
    return to_part_boundary(numbers * sizeof(std::uint64_t));
}

/// Memory that two processes share, of no size yet. Not open: the system has none, and `errno` says why.
[[nodiscard]] Descriptor make_shared_memory();

/// Bytes that it really has: where nobody ever wrote, it would take memory only when it is read.
[[nodiscard]] std::uint64_t bytes_in(const Descriptor& memory);

/// Sees to it that nobody changes or shortens the memory any more. False if somebody still could: it is mapped for writing,
/// or was sealed against that; also if it does not have all its bytes.
[[nodiscard]] bool seal(const Descriptor& memory);

} // namespace lockstep
