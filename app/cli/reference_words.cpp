#include "app/cli/reference_words.h"

namespace lockstep {

std::string reference_words(const Recording& recording) {
    const bool is_launch_file = recording.parameters.contains("source text");
    return is_launch_file ? "the result of the captured program" : "the CPU result";
}

} // namespace lockstep
