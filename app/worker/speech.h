#pragma once

#include <string>

namespace lockstep {

/// Functions with which a process that was started by ChildProcess sends lines to its parent process.

/// Must be called first in the process. Makes this process end when its parent ends. Returns false if
/// ChildProcess::line_descriptor is not open, because the program was started by hand. Programs that this
/// process starts do not inherit that descriptor and the file descriptors after it.
[[nodiscard]] bool begin_speech();

/// Sends one line. Errors are ignored, because they mean that the receiver has exited and nobody needs the
/// line.
void say(const std::string& line);

} // namespace lockstep
