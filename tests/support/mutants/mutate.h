#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <random>
#include <span>
#include <vector>

namespace lockstep::test {

using Chance = std::mt19937_64;

/// Returns a random number in 0 .. count - 1, or 0 if count is 0.
inline std::uint64_t pick(Chance& chance, std::uint64_t count) {
    return count == 0 ? 0 : chance() % count;
}

/// Returns a number at a boundary (of an integer width, of a limit, or next to `near`); sometimes any number.
[[nodiscard]] std::uint64_t edgy_number(Chance& chance, std::uint64_t near);

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

/// Reads the recordings from which mutants are made: every .lks file of a folder, sorted by name.
[[nodiscard]] std::vector<RecordingParts> seeds_in(const std::filesystem::path& folder);

/// Makes a damaged recording: one of the seeds with one to four changes of its numbers, structure, strings,
/// columns or lengths, in most cases with repaired checksums. The same number gives the same bytes.
[[nodiscard]] Bytes mutant(const std::vector<RecordingParts>& seeds, std::uint64_t number);

/// Changes the numbers or the length of one column. In most cases, also adjusts the description to match.
void mutate_columns(RecordingParts& parts, Chance& chance);

/// Changes the description of a recording in one place: a number, a string, or the structure.
void mutate_head(nlohmann::json& head, Chance& chance);

} // namespace lockstep::test
