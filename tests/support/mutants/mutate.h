#pragma once

#include "tests/support/mutants/recording_parts.h"

#include <cstdint>
#include <filesystem>
#include <vector>

namespace lockstep::test {

/// Reads the recordings from which mutants are made: every .lks file of a folder, sorted by name.
[[nodiscard]] std::vector<RecordingParts> seeds_in(const std::filesystem::path& folder);

/// Makes a damaged recording: one of the seeds with one to four changes of its numbers, structure, strings,
/// columns or lengths, in most cases with repaired checksums. The same number gives the same bytes.
[[nodiscard]] Bytes mutant(const std::vector<RecordingParts>& seeds, std::uint64_t number);

} // namespace lockstep::test
