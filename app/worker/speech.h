#pragma once

#include <string>

namespace lockstep {

/// Functions with which a process started by ChildProcess sends lines to its parent process.

/// Call this first: makes this process end together with its parent. Returns false if
/// ChildProcess::line_descriptor is not open, because the program was started by hand. Programs that this
/// process starts inherit neither that descriptor nor the files after it.
[[nodiscard]] bool begin_speech();

/// Sends one line. Ignores errors, because if the receiver has exited, nobody needs the line.
void say(const std::string& line);

} // namespace lockstep
