#pragma once

#include "core/trace/byte_source.h"

#include <cstddef>
#include <memory>
#include <span>

namespace lockstep::test {

/// A recording in memory instead of in a file. The bytes must outlive the source.
[[nodiscard]] std::unique_ptr<ByteSource> bytes_in_memory(std::span<const std::byte> bytes);

} // namespace lockstep::test
