#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>

namespace lockstep {

/// The folder that holds kernels/ and resources/: LOCKSTEP_DATA if it is set, else ../share/lockstep seen from the
/// running program. In a build folder that is a link to the source tree.
[[nodiscard]] std::filesystem::path data_dir();

/// Folder of the running program; never the current folder. "/" if it is not known.
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
