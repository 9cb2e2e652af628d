#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

// A lesson bundle is one file (NAME.lockstep-lesson) with lessons in one or more languages, and the kernels, launch
// files and recordings that they name. It comes from strangers, so it can contain nothing else:
//
//     "LOCKLSN" 0  version: 4 bytes  ZSTD(number of files: 4 bytes, then for each file:
//                                         length of its name: 2 bytes, name, size: 4 bytes, contents)
//
// Numbers are little-endian. The names have at most one folder: "01-x.md", "en/01-x.md", "es/blur.cl". Files beside
// each other see each other; a folder with the code of a language has the lessons in this language.

inline constexpr const char* bundle_extension = ".lockstep-lesson";

// Limits of a bundle.
inline constexpr std::size_t most_bundle_bytes = std::size_t{64} * 1024 * 1024;    ///< of the file
inline constexpr std::size_t most_unpacked_bytes = std::size_t{256} * 1024 * 1024; ///< of all its contents
inline constexpr std::size_t most_bundle_ratio = 200; ///< of unpacked to packed bytes, beyond 1 MiB
inline constexpr std::size_t most_bundle_files = 200;

struct BundledFile {
    std::string name;
    std::string contents;
    friend bool operator==(const BundledFile&, const BundledFile&) = default;
};

[[nodiscard]] bool is_bundle(const std::filesystem::path& path);

/// Whether a file with this name may be in a bundle: [a-z0-9._-], in at most one folder, .md, .cl, .h, .sim, .lks
/// or .raw, and no part begins with a dot.
[[nodiscard]] bool is_bundled_name(std::string_view name);

/// Reads the files from the bytes of a bundle. Errors: bad_bundle; out_of_memory.
Result<std::vector<BundledFile>> unpack_bundle(std::string_view bytes, const std::filesystem::path& path);
/// Returns the bytes of a bundle. Errors: bad_bundle if the files exceed a limit.
Result<std::string> pack_bundle(const std::vector<BundledFile>& files, const std::filesystem::path& path);

/// Reads the files of a folder and of its folders. Handouts (.pdf, .html) and bundles are left out. Errors: bad_bundle
/// for other files, links and missing lessons; the first flaw of a lesson; cannot_read_file.
Result<std::vector<BundledFile>> files_to_bundle(const std::filesystem::path& folder);

/// Unpacks a bundle into a folder of its own in the user's cache, and returns this folder. Nothing is written
/// elsewhere, and nothing is run. Errors: bad_bundle, cannot_read_file, cannot_write_file.
Result<std::filesystem::path> open_bundle(const std::filesystem::path& path);

/// Returns the lesson files of an unpacked bundle in a language; in English, or in any language, if it has none.
[[nodiscard]] std::vector<std::filesystem::path> bundle_lessons(const std::filesystem::path& folder,
                                                                const std::string& language);

} // namespace lockstep
