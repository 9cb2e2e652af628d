#pragma once

#include "app/cli/arguments.h"
#include "core/base/result.h"

#include <string>
#include <vector>

namespace lockstep {

/// One command of lockstep-cli.
struct Command {
    std::string name;
    std::string words; ///< what stands after it, for the help
    std::size_t least_words = 0;
    std::size_t most_words = 0;
    std::string summary; ///< one line
    std::string help;    ///< what a person needs to know beyond the options
    std::vector<OptionInfo> options;
    /// Returns the exit code, or the error to print.
    Result<int> (*run)(const Arguments& arguments) = nullptr;
};

[[nodiscard]] const std::vector<Command>& commands();

Result<int> run_devices(const Arguments& arguments);
Result<int> run_list(const Arguments& arguments);
Result<int> run_run(const Arguments& arguments);
Result<int> run_sweep(const Arguments& arguments);
Result<int> run_compare(const Arguments& arguments);
Result<int> run_licences(const Arguments& arguments);

} // namespace lockstep
