#include "cli_runner.h"

#include "core/base/data_dir.h"

#include <cstdlib>
#include <sys/wait.h>
#include <unistd.h>

namespace lockstep {
namespace fs = std::filesystem;

CliRunner::CliRunner() {
    std::string pattern = (fs::temp_directory_path() / "lockstep.cli.XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
    fs::create_directory(folder_ / "empty");
}

CliRunner::~CliRunner() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

CliResult CliRunner::run_program(const std::string& name, const std::string& arguments,
                                 const std::string& before) const {
    const std::string command = "cd '" + folder_.string() + "' && env XDG_DATA_HOME=\"$PWD/remembered\" " +
                                before + " '" + (program_dir() / name).string() + "' " + arguments +
                                " >stdout 2>stderr </dev/null";
    const int status = std::system(command.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read_text_file(folder_ / "stdout").value(),
            read_text_file(folder_ / "stderr").value()};
}

} // namespace lockstep
