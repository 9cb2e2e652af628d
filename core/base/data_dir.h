#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>

namespace lockstep {

/// Returns the folder that contains kernels/ and resources/: LOCKSTEP_DATA if it is set, else
/// share/lockstep beside the folder of the programs. In a build folder, that path is a link to the source tree.
[[nodiscard]] std::filesystem::path data_dir();

/// Returns the folder of the running program, independent of the current folder. "/" if it is unknown.
[[nodiscard]] std::filesystem::path program_dir();

/// Returns the path of a program or library of Lockstep that users do not start: in the folder of the running program,
/// as in a build folder, otherwise in ../libexec/lockstep, where it is installed.
[[nodiscard]] std::filesystem::path helper_path(const std::string& name);

/// Returns the folder that contains the folders of the programs (bin), of their helpers (libexec) and of their data (share).
[[nodiscard]] std::filesystem::path install_dir();

/// Returns install_dir() for programs in this folder.
[[nodiscard]] std::filesystem::path install_dir_of(const std::filesystem::path& programs);

/// Returns the folder in which Lockstep stores data for the current user: XDG_DATA_HOME/lockstep, else
/// ~/.local/share/lockstep. Empty if neither is known.
[[nodiscard]] std::filesystem::path user_data_dir();

/// Returns the folder for files of the current user that Lockstep can make again: XDG_CACHE_HOME/lockstep, else
/// ~/.cache/lockstep. Empty if neither is known.
[[nodiscard]] std::filesystem::path user_cache_dir();

/// Reads a whole file, which must be a regular file. Errors: cannot_read_file, not_a_file_to_read.
Result<std::string> read_text_file(const std::filesystem::path& path);

/// Writes a file in the same way as FileSink: if writing fails, an existing file stays unchanged. Errors:
/// cannot_write_file, not_a_file_to_write.
Status write_text_file(const std::filesystem::path& path, const std::string& text);

} // namespace lockstep
