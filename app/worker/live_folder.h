#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>

namespace lockstep {

/// The folder through which parts of logs go from the worker to its client: see LiveParts and LiveAnalysis. In it lie
/// slots, each with the events, values, offsets and value offsets of a part, from boundaries on; what is known of each
/// launch before it runs, as head_to_json() of a recording of it alone; and a pipe in which each byte is a part that the
/// client has looked at.
namespace live_folder {

inline constexpr std::size_t slot_count = 2;

/// Bytes that a column of so many numbers takes in a slot, up to a boundary that any system's page divides.
[[nodiscard]] std::uint64_t column_bytes(std::uint64_t numbers);

[[nodiscard]] std::filesystem::path slot_path(const std::filesystem::path& folder, std::uint64_t slot);
[[nodiscard]] std::filesystem::path head_path(const std::filesystem::path& folder, std::uint64_t launch);
[[nodiscard]] std::filesystem::path pipe_path(const std::filesystem::path& folder);

} // namespace live_folder

} // namespace lockstep
