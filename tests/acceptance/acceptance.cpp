// Measures how much OpenCL code of other projects runs in Lockstep. Runs every kernel of every .cl file below
// a folder unchanged, with the launch file next to it or a guessed launch, and prints the outcomes:
//
//     acceptance FOLDER|FILE [SECONDS]
//
// Prints one line per kernel when it has finished, and a table of the outcomes at the end.

#include "app/words/errors/error_words.h"
#include "app/worker/client.h"
#include "core/base/guarded.h"
#include "core/session/pipeline.h"
#include "core/session/result_differences.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace {

using namespace lockstep;
namespace fs = std::filesystem;

struct Request {
    std::string folder;
    std::uint64_t seconds = 20; ///< time limit per kernel, in seconds
};

std::vector<fs::path> kernel_files(const fs::path& folder) {
    if (fs::is_regular_file(folder)) {
        return {folder};
    }
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file() && entry.path().extension() == ".cl") {
            files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    return files;
}

RunSpec run_of(const fs::path& file, const std::string& kernel, const Request& request) {
    RunSpec run{.what = file.string(), .kind = RunKind::launch_file, .kernel = kernel};
    run.readable = {"/"}; // a project's headers can be anywhere
    run.options.time_limit = request.seconds;
    return run;
}

std::vector<std::string> listed(const std::string& names) {
    std::vector<std::string> all;
    std::istringstream stream(names);
    for (std::string name; std::getline(stream, name, ',');) {
        name.erase(0, name.find_first_not_of(' '));
        all.push_back(name);
    }
    return all;
}

/// Returns the reason why a kernel did not run: the error and, for a refusal, its reason.
std::string outcome_of(const Error& error) {
    std::string text(error_name(error.code));
    if (error.code == ErrorCode::cannot_instrument || error.code == ErrorCode::bad_launch_file) {
        text += " (" + (error.arguments.empty() ? "" : error.arguments[0]) + ")";
    }
    return text;
}

std::string place_of(const Error& error) {
    return error.place.line == 0 ? "" : error.place.file + ":" + std::to_string(error.place.line);
}

/// Returns the outcome of a run: whether the results agree, and whether there were findings.
std::string outcome_of(Result<Recording> made) {
    if (!made) {
        return outcome_of(made.error());
    }
    const auto recording = std::make_shared<const Recording>(std::move(*made));
    const bool differs = !result_differences(*recording).empty();
    const auto session = analyse(recording, HardwareModel());
    if (!session) {
        return outcome_of(session.error());
    }
    const auto& findings = (*session)->analysis(0).findings;
    const bool has_errors =
        std::ranges::find(findings, Severity::error, &Finding::severity) != findings.end();
    return std::string(differs ? "differs" : "agrees") + (has_errors ? ", with findings" : "");
}

class Acceptance {
public:
    explicit Acceptance(Request request) : request_(std::move(request)) {}

    void take(const fs::path& file) {
        const Result<LaunchForm> form = launch_form_in_worker(run_of(file, "", request_));
        if (form) {
            for (const std::string& kernel : form->kernels) {
                run(file, kernel);
            }
        } else if (form.error().code == ErrorCode::which_kernel) {
            for (const std::string& kernel : listed(form.error().arguments[1])) {
                run(file, kernel);
            }
        } else {
            note(file, "", "file: " + outcome_of(form.error()), place_of(form.error()));
        }
    }

    void summarise() const {
        std::cout << "\n| Outcome | Kernels |\n|---|---|\n";
        for (const auto& [outcome, count] : outcomes_) {
            std::cout << "| " << outcome << " | " << count << " |\n";
        }
    }

private:
    void run(const fs::path& file, const std::string& kernel) {
        auto made = run_in_worker(run_of(file, kernel, request_));
        const std::string place = made ? "" : place_of(made.error());
        note(file, kernel, outcome_of(std::move(made)), place);
    }
    void note(const fs::path& file, const std::string& kernel, const std::string& outcome,
              const std::string& place) {
        ++outcomes_[outcome];
        std::cout << file.lexically_relative(request_.folder).string() << "\t" << kernel << "\t" << outcome
                  << "\t" << place << std::endl;
    }

    const Request request_;
    std::map<std::string, std::size_t> outcomes_;
};

int run(const std::vector<std::string>& words) {
    if (words.empty() || words.size() > 2) {
        std::cerr
            << "acceptance FOLDER|FILE [SECONDS]: runs every kernel below a folder or of a file, each for "
               "SECONDS at most (20)\n";
        return 2;
    }
    Request request{.folder = words[0]};
    if (words.size() == 2) {
        request.seconds = std::strtoull(words[1].c_str(), nullptr, 10);
    }
    Acceptance acceptance(request);
    for (const fs::path& file : kernel_files(request.folder)) {
        acceptance.take(file);
    }
    acceptance.summarise();
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    try {
        return run({argv + 1, argv + argc});
    } catch (...) {
        std::cerr << english(error_being_handled()) << "\n";
        return 1;
    }
}
