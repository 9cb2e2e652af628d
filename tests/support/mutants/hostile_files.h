#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace lockstep::test {

/// A damaged recording that once caused a fault, and its expected outcome.
struct HostileFile {
    std::string name;
    std::string end;   ///< the part that the reader rejects, or "read"
    int exit_code = 0; ///< exit code of lockstep-cli
};

[[nodiscard]] std::filesystem::path hostile_folder();

/// Reads the list of damaged recordings from expected.txt in hostile_folder().
[[nodiscard]] std::vector<HostileFile> hostile_files();

} // namespace lockstep::test
