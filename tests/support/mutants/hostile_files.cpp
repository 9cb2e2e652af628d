#include "tests/support/mutants/hostile_files.h"
#include "tests/support/source_tree/source_tree.h"

#include <fstream>
#include <sstream>

namespace lockstep::test {

std::filesystem::path hostile_folder() {
    return source_tree() / "tests/hostile/recordings";
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
