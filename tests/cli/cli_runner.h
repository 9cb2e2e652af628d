#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>

namespace lockstep {

/// The results of a run of lockstep-cli.
struct CliResult {
    int code = -1;
    std::string out;
    std::string err;

    [[nodiscard]] nlohmann::json json() const { return nlohmann::json::parse(out); }
};

/// A folder for one test, in which the real lockstep-cli runs.
class CliRunner {
public:
    CliRunner();
    ~CliRunner();
    CliRunner(const CliRunner&) = delete;
    CliRunner& operator=(const CliRunner&) = delete;

    /// Runs lockstep-cli. `arguments` are in the syntax of a shell. `before` is put in front of the program,
    /// for example "POCL_X=1" or "timeout 3".
    [[nodiscard]] CliResult run(const std::string& arguments, const std::string& before = "") const {
        return run_program("lockstep-cli", arguments, before);
    }
    /// Runs another program of ours.
    [[nodiscard]] CliResult run_program(const std::string& name, const std::string& arguments,
                                        const std::string& before = "") const;

    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }

private:
    std::filesystem::path folder_;
};

} // namespace lockstep
