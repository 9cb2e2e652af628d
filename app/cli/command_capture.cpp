#include "app/cli/commands.h"
#include "app/cli/text/report.h"
#include "app/common/exit_code.h"
#include "app/common/output.h"
#include "app/words/errors/allowed_words.h"
#include "app/words/translatable.h"
#include "core/base/coded_text.h"
#include "core/base/data_dir.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <regex>
#include <set>
#include <spawn.h>
#include <string>
#include <sys/wait.h>
#include <system_error>
#include <vector>

extern char** environ;

namespace lockstep {
namespace fs = std::filesystem;
namespace {

/// Returns the path of the OpenCL layer.
Result<fs::path> layer_library() {
    fs::path library = helper_path("liblockstep-layer.so");
    std::error_code ignored;
    if (!fs::exists(library, ignored)) {
        return Error{.code = ErrorCode::cannot_read_file,
                     .arguments = {library.string(), std::generic_category().message(ENOENT)}};
    }
    return library;
}

/// Adds the layer to the environment variable that lists OpenCL layers, before the layers that it already
/// contains.
void set_layer(const fs::path& library) {
    const char* const others = std::getenv("OPENCL_LAYERS");
    const bool has_others = others != nullptr && *others != '\0';
    setenv("OPENCL_LAYERS", (library.string() + (has_others ? ":" + std::string(others) : "")).c_str(), 1);
}

void set_where_given(const char* variable, const Arguments& arguments, const char* option) {
    if (arguments.has(option)) {
        setenv(variable, arguments.value(option).c_str(), 1);
    }
}

Status check_launches(const Arguments& arguments) {
    const std::string launches = arguments.value("--launch");
    static const std::regex form("[1-9][0-9]*(\\.\\.([1-9][0-9]*)?)?");
    return launches.empty() || std::regex_match(launches, form)
               ? Status()
               : Error{.code = ErrorCode::value_not_allowed,
                       .arguments = {"--launch", launches, coded(allowed::launches)}};
}

/// Runs the program and returns its exit code. If a signal ended the program, returns 128 plus the signal
/// number, as a shell does.
Result<int> exit_code_of(const std::vector<std::string>& words) {
    std::vector<std::string> texts = words;
    std::vector<char*> arguments(texts.size() + 1, nullptr); // the last pointer stays null and marks the end
    std::ranges::transform(texts, arguments.begin(), [](std::string& text) { return text.data(); });
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t reset; // restores the default action of SIGXFSZ, which at_the_edge() ignores
    sigemptyset(&reset);
    sigaddset(&reset, SIGXFSZ);
    posix_spawnattr_setsigdefault(&attributes, &reset);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    pid_t pid = -1;
    const int failed = posix_spawnp(&pid, arguments[0], nullptr, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    if (failed != 0) {
        return Error{.code = ErrorCode::cannot_read_file,
                     .arguments = {words[0], std::generic_category().message(failed)}};
    }
    int status = 0;
    // The wait is interrupted if the user presses Ctrl+C, which the program gets too.
    while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {
    }
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

std::set<fs::path> launch_files_in(const fs::path& folder) {
    std::set<fs::path> files;
    std::error_code ignored; // the folder may not exist yet
    for (const auto& entry : fs::directory_iterator(folder, ignored)) {
        if (entry.path().extension() == ".sim") {
            files.insert(entry.path());
        }
    }
    return files;
}

/// Lists the written files on standard error, because standard output may contain output of the program.
void tell(const std::vector<fs::path>& written, const Reader& reader) {
    const Phrase captured =
        written.empty()
            ? report_phrase(QT_TRANSLATE_NOOP("Report", "No launch was captured."))
            : Phrase::counted(
                  report_context, QT_TRANSLATE_N_NOOP("Report", "%1 launches were captured. To view them:"),
                  QT_TRANSLATE_NOOP("Report", "1 launch was captured. To view it:"), {written.size()});
    std::string text = "lockstep-cli capture: " + text_for(reader, captured) + "\n";
    for (const fs::path& file : written) {
        text += "    lockstep-cli run " + file.string() + "\n";
    }
    print_error(text);
}

} // namespace

Result<int> run_capture(const Arguments& arguments, const Reader& reader) {
    if (const Status launches = check_launches(arguments); !launches) {
        return launches.error();
    }
    const Result<fs::path> library = layer_library();
    if (!library) {
        return library.error();
    }
    const fs::path folder = arguments.has("-o") ? arguments.value("-o") : "lockstep-launches";
    set_layer(*library);
    setenv("LOCKSTEP_LAYER_DIR", fs::absolute(folder).c_str(), 1);
    set_where_given("LOCKSTEP_LAYER_KERNEL", arguments, "--kernel");
    set_where_given("LOCKSTEP_LAYER_LAUNCH", arguments, "--launch");
    set_where_given("LOCKSTEP_LAYER_COUNT", arguments, "--count");
    const std::set<fs::path> before = launch_files_in(folder);
    const Result<int> code = exit_code_of(arguments.words);
    if (!code) {
        return code.error();
    }
    std::vector<fs::path> written;
    for (const fs::path& file : launch_files_in(folder)) {
        if (!before.contains(file)) {
            written.push_back(file);
        }
    }
    tell(written, reader);
    return *code == exit_done && written.empty() ? exit_unusable : *code;
}

} // namespace lockstep
