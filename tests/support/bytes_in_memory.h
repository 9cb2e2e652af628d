#pragma once

#include "core/trace/byte_source.h"

#include <cstddef>
#include <memory>
#include <span>

namespace lockstep::test {

/// Returns a source that reads a recording from memory instead of a file. The bytes must outlive it.
[[nodiscard]] std::unique_ptr<ByteSource> bytes_in_memory(std::span<const std::byte> bytes);

} // namespace lockstep::test
