#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>

namespace lockstep {

/// The folder that contains kernels/ and resources/: LOCKSTEP_DATA if it is set, else ../share/lockstep
/// relative to the running program. In a build folder, that is a link to the source tree.
[[nodiscard]] std::filesystem::path data_dir();

/// The folder of the running program, never the current folder. "/" if it is unknown.
[[nodiscard]] std::filesystem::path program_dir();

/// The folder for the data that Lockstep stores for this user: XDG_DATA_HOME/lockstep, else
/// ~/.local/share/lockstep; empty if neither is known.
[[nodiscard]] std::filesystem::path user_data_dir();

/// Reads a whole regular file. Errors: cannot_read_file, not_a_file_to_read.
Result<std::string> read_text_file(const std::filesystem::path& path);

/// Replaces a file like FileSink: an existing file survives a failure. Errors: cannot_write_file,
/// not_a_file_to_write.
Status write_text_file(const std::filesystem::path& path, const std::string& text);

} // namespace lockstep
