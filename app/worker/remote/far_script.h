#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace lockstep {

/// lockstep-record, as it is copied to another machine.
struct FarRecorder {
    std::string bytes;
    std::string name; ///< of the file there: with the version and a hash of the bytes
    std::string sum;  ///< what cksum prints for the bytes: the checksum of POSIX, and their number

    /// Reads the program that is installed here. Errors: cannot_read_file.
    static Result<FarRecorder> read(const std::filesystem::path& path);
};

/// Returns the checksum that POSIX defines for the program cksum.
[[nodiscard]] std::uint32_t posix_checksum(std::string_view bytes);

/// The start of the lines that the script prints. A login shell may print other lines before them.
inline constexpr std::string_view far_mark = "LOCKSTEP-FAR";
/// The machine on which the recorder runs.
inline constexpr std::string_view recorder_machine = "Linux-x86_64";

/// Returns the command for the other machine, for any login shell there:
///
///     LOCKSTEP-FAR machine Linux-x86_64
///     LOCKSTEP-FAR send                       only if the recorder is not there: its bytes must follow on stdin
///     LOCKSTEP-FAR start                      the recorder runs: frames follow (see frames.h)
///     LOCKSTEP-FAR fail no-room /home/a/...   or why not: a code of far_flaw, and the file or folder
///
/// The recorder is copied to the cache folder of the user there, and nothing else is written.
[[nodiscard]] std::string far_command(const FarRecorder& recorder);

/// The order of the lines that the script prints: the machine, at most one request for the recorder, and the end.
class ScriptOrder {
public:
    /// Whether the script can print a line with this first word now.
    [[nodiscard]] bool takes(std::string_view word);

private:
    bool has_machine_ = false;
    bool has_sent_ = false;
};

} // namespace lockstep
