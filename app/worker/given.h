#pragma once

#include "app/worker/process/child_process.h"
#include "core/base/descriptor.h"

#include <cstdint>

namespace lockstep {

// The channels through which a recording is transferred. This process creates all of them; a worker that
// records gets them on the descriptors after the one for message lines. No paths are passed, and nothing that
// a worker has opened is used:
//
//     line     messages: their kinds and numbers
//     stream   memory: the recording, then the results of plain kernels. Sealed, then mapped
//     spill    a file: parts of logs beyond the memory budget. Read, never mapped
//     part     memory: a part of a log that is not kept, reused for each part. Read, never mapped
//     taken    a pipe: one byte for each part that this process has read
//     pack     packed runs. Only for lockstep-record: the first of the descriptors that are not used above

namespace given {
inline constexpr int stream = ChildProcess::line_descriptor + 1;
inline constexpr int spill = ChildProcess::line_descriptor + 2;
/// Descriptor of `part`. It exists only if logs are analysed while the run is recorded.
inline constexpr int part = ChildProcess::line_descriptor + 3;
/// Descriptor of `taken`. It exists only if logs are analysed while the run is recorded.
inline constexpr int taken = ChildProcess::line_descriptor + 4;
/// Descriptors of packed runs, which the worker process of lockstep-record reads: for a log that is kept, and for a
/// log that is passed on in parts. To time packed runs, they are the only given file.
inline constexpr int pack = ChildProcess::line_descriptor + 3;
inline constexpr int live_pack = ChildProcess::line_descriptor + 5;
inline constexpr int timed_packs = ChildProcess::line_descriptor + 1;
inline constexpr int end = ChildProcess::line_descriptor + 6;
} // namespace given

/// Returns the number of bytes that `bytes` bytes occupy in the memory for parts. This is the number rounded
/// up to a multiple of every common page size.
[[nodiscard]] constexpr std::uint64_t to_part_boundary(std::uint64_t bytes) {
    constexpr std::uint64_t boundary_bytes = std::uint64_t{1} << 16;
    return (bytes + boundary_bytes - 1) / boundary_bytes * boundary_bytes;
}
[[nodiscard]] constexpr std::uint64_t part_column_bytes(std::uint64_t numbers) {
    return to_part_boundary(numbers * sizeof(std::uint64_t));
}

/// Creates memory that two processes can share, with an initial size of 0. If the system does not support
/// this, the descriptor is not open and `errno` is set.
[[nodiscard]] Descriptor make_shared_memory();

/// Returns the number of bytes that are actually allocated. Pages that were never written are not allocated
/// until they are read.
[[nodiscard]] std::uint64_t bytes_in(const Descriptor& memory);

/// Seals the memory, so that no process can change or shrink it any more. Returns false if another process
/// still can (because the memory is mapped for writing, or cannot be sealed), or if not all of its bytes are
/// allocated.
[[nodiscard]] bool seal(const Descriptor& memory);

} // namespace lockstep
