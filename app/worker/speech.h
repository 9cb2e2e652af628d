#pragma once

#include <string>

namespace lockstep {

/// How the processes that ChildProcess starts send lines to it.

/// Call this first: makes this process end with the one that started it. Returns false if nobody listens on
/// ChildProcess::line_descriptor, because a person started the program. Programs started from here inherit
/// neither that descriptor nor the files after it.
[[nodiscard]] bool begin_speech();

/// Sends one line. Errors are ignored: if the receiver has exited, nobody needs the line.
void say(const std::string& line);

} // namespace lockstep
