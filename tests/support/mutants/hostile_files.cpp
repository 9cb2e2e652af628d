#include "tests/support/mutants/hostile_files.h"

#include <fstream>
#include <sstream>

namespace lockstep::test {

std::filesystem::path hostile_folder() {
    return std::filesystem::path(LOCKSTEP_SOURCE_DIR) / "tests/hostile/recordings";
}

std::vector<HostileFile> hostile_files() {
    std::ifstream table(hostile_folder() / "expected.txt");
    std::vector<HostileFile> files;
    for (std::string line; std::getline(table, line);) {
        HostileFile file;
        if (std::istringstream words(line);
            line[0] != '#' && words >> file.name >> file.end >> file.exit_code) {
            files.push_back(file);
        }
    }
    return files;
}

} // namespace lockstep::test
