#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace lockstep {

/// Writes all bytes from `offset` on, and moves no position. `name`: for errors. Errors: cannot_write_file.
Status write_bytes(int file, std::span<const std::byte> bytes, std::uint64_t offset, const std::string& name);

/// Fills `to` with the bytes from `offset` on, or with as many as there are, and returns how many. Errors: cannot_read_file.
Result<std::size_t> read_bytes(int file, std::span<std::byte> to, std::uint64_t offset,
                               const std::string& name);

/// False if there are fewer, maybe of a file that became shorter.
[[nodiscard]] bool read_whole(int file, std::span<std::byte> to, std::uint64_t offset);

} // namespace lockstep
