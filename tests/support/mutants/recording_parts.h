#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <span>
#include <vector>

namespace lockstep::test {

using Bytes = std::vector<std::byte>;

/// A recording as a file holds it, taken apart so that anything in it can be changed: the description, and
/// the columns in the order in which they follow it.
struct RecordingParts {
    nlohmann::json head;
    std::vector<Bytes> columns;
};

/// Throws std::runtime_error where the bytes are no recording.
[[nodiscard]] RecordingParts parts_of(std::span<const std::byte> file);

/// The file again, with its lengths and checksums right whatever the parts say.
[[nodiscard]] Bytes file_of(const RecordingParts& parts);

/// Makes the header's checksum right again after a change of the header.
void seal_header(Bytes& file);

[[nodiscard]] Bytes bytes_of_file_at(const std::filesystem::path& path);

} // namespace lockstep::test
