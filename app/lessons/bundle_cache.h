#pragma once

#include "app/lessons/lesson_bundle.h"
#include "core/base/result.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace lockstep {

// The unpacked bundles in the user's cache:
//
//     CACHE/lessons/0123456789abcdef/     one folder per bundle; "-2" and so on if a learner has changed the files
//                   .unpacked             a hash of all files; its time is that of the last use
//                   en/01-x.md
//     CACHE/lessons/.new-XXXXXX/          while a bundle is unpacked
//
// A folder without ".unpacked", or with other files than at its unpacking, is the learner's and stays.

// Limits of the cache.
inline constexpr std::chrono::hours longest_unused{24 * 30};
inline constexpr std::chrono::hours always_kept{24}; ///< a folder that was used so recently may still be open
inline constexpr std::uintmax_t most_cached_bytes = std::uintmax_t{1024} * 1024 * 1024;

/// Returns the folder with the files of a bundle, after it has unpacked them if necessary. Removes other unpacked
/// bundles beyond the limits. Errors: cannot_write_file; on errors nothing is left in the cache.
Result<std::filesystem::path> unpacked_folder(const std::vector<BundledFile>& files,
                                              const std::filesystem::path& cache, const std::string& name);

/// Removes unpacked bundles that have not been used for a long time, and the oldest ones beyond `most_bytes`. `used`
/// stays.
void clean_bundle_cache(const std::filesystem::path& cache, const std::filesystem::path& used,
                        std::uintmax_t most_bytes = most_cached_bytes);

} // namespace lockstep
