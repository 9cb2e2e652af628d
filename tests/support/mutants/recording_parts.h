#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <span>
#include <vector>

namespace lockstep::test {

using Bytes = std::vector<std::byte>;

/// A recording file, split so that anything in it can be changed: the description, and the columns in the
/// order in which they follow it.
struct RecordingParts {
    nlohmann::json head;
    std::vector<Bytes> columns;
};

/// Throws std::runtime_error if the bytes are not a recording.
[[nodiscard]] RecordingParts parts_of(std::span<const std::byte> file);

/// Joins the parts into a file. Its lengths and checksums are correct, whatever the parts contain.
[[nodiscard]] Bytes file_of(const RecordingParts& parts);

/// Repairs the header's checksum after a change of the header.
void seal_header(Bytes& file);

[[nodiscard]] Bytes bytes_of_file_at(const std::filesystem::path& path);

} // namespace lockstep::test
