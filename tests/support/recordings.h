#pragma once

#include "core/trace/byte_source.h"
#include "core/trace/recording.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>

namespace lockstep::test {

/// Returns a source that reads a recording from memory instead of a file. The bytes must outlive it.
[[nodiscard]] std::unique_ptr<ByteSource> bytes_in_memory(std::span<const std::byte> bytes);

/// Describes the first difference between two recordings; empty if they are identical to the last bit.
std::string difference(const Recording& a, const Recording& b);
std::string difference(const Trace& a, const Trace& b);

/// Makes a small recording in which every field differs from its default.
Recording full_recording();

/// Makes a recording of a reduction in which every name, string and source line contains hostile_text(). One
/// parameter, "offset", has the value -1.5.
[[nodiscard]] Recording hostile_recording();

} // namespace lockstep::test
