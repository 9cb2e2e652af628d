#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>

namespace lockstep {

/// What a run of lockstep-cli left behind.
struct CliResult {
    int code = -1;
    std::string out;
    std::string err;

    [[nodiscard]] nlohmann::json json() const { return nlohmann::json::parse(out); }
};

/// A folder for one test, and the real lockstep-cli run in it.
class CliRunner {
public:
    CliRunner();
    ~CliRunner();
    CliRunner(const CliRunner&) = delete;
    CliRunner& operator=(const CliRunner&) = delete;

    /// `arguments` as a shell reads them; `before` stands in front of the program: "POCL_X=1" or "timeout 3".
    [[nodiscard]] CliResult run(const std::string& arguments, const std::string& before = "") const;

    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }

private:
    std::filesystem::path folder_;
};

} // namespace lockstep
