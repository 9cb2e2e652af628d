#include "core/instrument/optimised/arithmetic_options.h"

#include "core/kernel/build_options.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace lockstep::optimised {
namespace {

constexpr std::array<std::string_view, 6> options_of_arithmetic = {
    "-cl-fast-relaxed-math", "-cl-unsafe-math-optimizations",
    "-cl-finite-math-only",  "-cl-single-precision-constant",
    "-cl-mad-enable",        "-cl-no-signed-zeros"};

} // namespace

void add_arithmetic_options(const std::string& options, std::vector<std::string>& arguments) {
    const Result<BuildOptions> known = build_options_from(options);
    for (const BuildOption& option : known ? *known : BuildOptions()) {
        const bool is_flag = option.kind == BuildOption::Kind::flag;
        if (is_flag && std::ranges::find(options_of_arithmetic, option.name) != options_of_arithmetic.end()) {
            arguments.push_back(option.name);
        }
    }
}

} // namespace lockstep::optimised
