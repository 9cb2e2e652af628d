#include "core/recording/launch_form.h"

namespace lockstep {

std::filesystem::path kept_launch_file(const std::filesystem::path& program, const std::string& kernel,
                                       bool is_only_one) {
    const std::string stem = program.stem().string();
    return program.parent_path() / (is_only_one ? stem + ".sim" : stem + "." + kernel + ".sim");
}

} // namespace lockstep
