#pragma once

#include "tests/support/mutants/recording_parts.h"

#include <cstdint>
#include <filesystem>
#include <vector>

namespace lockstep::test {

/// Recordings that mutants are made of: every .lks file of a folder, by name.
[[nodiscard]] std::vector<RecordingParts> seeds_in(const std::filesystem::path& folder);

/// A damaged recording: one of the seeds with one to four changes of its numbers, structure, texts, columns
/// or lengths, mostly with its checksums made right again. The same number gives the same bytes.
[[nodiscard]] Bytes mutant(const std::vector<RecordingParts>& seeds, std::uint64_t number);

} // namespace lockstep::test
