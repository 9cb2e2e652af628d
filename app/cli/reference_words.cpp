#include "app/cli/reference_words.h"

namespace lockstep {

std::string reference_words(const Recording& recording) {
    const bool is_launch_file = recording.parameters.contains("source text");
    return is_launch_file ? "what the program left that it was captured from" : "the CPU's answer";
}

} // namespace lockstep
