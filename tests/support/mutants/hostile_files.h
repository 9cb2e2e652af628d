#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace lockstep::test {

/// A damaged recording that once did harm, and how it must end.
struct HostileFile {
    std::string name;
    std::string end;   ///< the part that the reader names, or "read"
    int exit_code = 0; ///< of lockstep-cli
};

[[nodiscard]] std::filesystem::path hostile_folder();

/// The table expected.txt in that folder.
[[nodiscard]] std::vector<HostileFile> hostile_files();

} // namespace lockstep::test
