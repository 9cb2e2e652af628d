#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>

namespace lockstep {

/// The folder that holds kernels/ and resources/: LOCKSTEP_DATA where it is set, else ../share/lockstep
/// beside the running program where that exists (an installed Lockstep), else the source tree of this build.
[[nodiscard]] std::filesystem::path data_dir();

/// Folder of the running program.
[[nodiscard]] std::filesystem::path program_dir();

/// Where what Lockstep remembers for this user is kept: XDG_DATA_HOME/lockstep, else ~/.local/share/lockstep;
/// empty where neither is known.
[[nodiscard]] std::filesystem::path user_data_dir();

/// A whole regular file. Errors: cannot_read_file, not_a_file_to_read.
Result<std::string> read_text_file(const std::filesystem::path& path);

/// Replaces a file, as FileSink does: an existing one survives a failure. Errors: cannot_write_file,
/// not_a_file_to_write.
Status write_text_file(const std::filesystem::path& path, const std::string& text);

} // namespace lockstep
