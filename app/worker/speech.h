#pragma once

#include <string>

namespace lockstep {

/// How the processes that ChildProcess starts speak to it.

/// To be called first: ends this process with the one that has started it. False where nobody listens on
/// ChildProcess::line_descriptor, for a person has started it. What is started from here has
/// neither the line nor the files behind it.
[[nodiscard]] bool begin_speech();

/// Sends one line. The other side may have gone: then nobody is left to be told.
void say(const std::string& line);

} // namespace lockstep
