#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace lockstep {

/// Writes all bytes at `offset`, without changing the file position. `name`: the file name for error
/// messages. Errors: cannot_write_file.
Status write_bytes(int file, std::span<const std::byte> bytes, std::uint64_t offset, const std::string& name);

/// Reads the bytes at `offset` into `to` until it is full or the file ends. Returns the number of bytes read.
/// Errors: cannot_read_file.
Result<std::size_t> read_bytes(int file, std::span<std::byte> to, std::uint64_t offset,
                               const std::string& name);

/// Like read_bytes(), but returns false if the file has too few bytes, for example because it was truncated.
[[nodiscard]] bool read_whole(int file, std::span<std::byte> to, std::uint64_t offset);

} // namespace lockstep
