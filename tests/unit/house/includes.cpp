#include "includes.h"

#include <algorithm>
#include <array>
#include <regex>
#include <sstream>

namespace lockstep {
namespace {

constexpr std::array core_order = {
    "base", "hardware", "kernel",   "site",   "facts",   "instrument",  "run",       "trace",
    "warp", "analysis", "schedule", "advice", "session", "experiments", "recording", "report"};

/// Foreign headers and the only folders that may include them.
struct Territory {
    const char* name;
    const char* headers; ///< a regular expression over what stands between the brackets or quotes
    std::vector<const char*> folders;
};

const std::vector<Territory>& territories() {
    static const std::vector<Territory> all = {
        {"OpenCL", "CL/.*", {"core/run/", "app/layer/", "tests/unit/run/"}},
        {"Clang and LLVM", "(clang|clang-c|llvm|llvm-c)/.*", {"core/instrument/", "tests/unit/instrument/"}},
        {"CLI11", "CLI/.*", {"app/cli/parser.cpp"}},
        {"QCustomPlot", "qcustomplot\\.h", {"app/gui/charts/", "tests/gui/"}},
        {"Qt",
         "(Q[A-Z].*|Qsci/.*|Qt[A-Z].*/.*|q[a-z]+\\.h)",
         {"app/gui/", "tests/gui/", "tests/benchmarks/window_", "tests/support/pictures/",
          "tests/fuzz/recording_mutants"}},
    };
    return all;
}

bool starts_with(const std::string& text, const std::string& start) {
    return text.compare(0, start.size(), start) == 0;
}

/// "core/warp/x.h" -> "warp"; empty outside core.
std::string core_folder(const std::string& path) {
    if (!starts_with(path, "core/")) {
        return {};
    }
    return path.substr(5, path.find('/', 5) - 5);
}

/// Place of a core folder in the order; -1: not a known folder.
std::ptrdiff_t rank(const std::string& folder) {
    const auto* found = std::ranges::find(core_order, folder);
    return found == core_order.end() ? -1 : found - core_order.begin();
}

/// Place of a folder of the app. The command line stands before the window, which takes the same arguments;
/// beyond that, programs do not include one another.
int app_rank(const std::string& path) {
    constexpr std::array<const char*, 3> shared = {"app/words/", "app/worker/", "app/cli/"};
    const auto* found =
        std::ranges::find_if(shared, [&](const char* folder) { return starts_with(path, folder); });
    return static_cast<int>(found - shared.begin());
}

std::string app_folder(const std::string& path) {
    return path.substr(0, path.find('/', 4));
}

std::string why_not_from_core(const std::string& path, const std::string& included) {
    if (!starts_with(included, "core/")) {
        return "core includes only core";
    }
    const auto from = rank(core_folder(path));
    const auto to = rank(core_folder(included));
    if (from < 0 || to < 0) {
        return "a folder that the order does not name";
    }
    return to > from ? "a folder may include only folders before it" : "";
}

/// "app/gui/scenes/banks/x.h" -> "banks"; empty outside the pictures.
std::string picture_folder(const std::string& path) {
    static const std::string pictures = "app/gui/scenes/";
    if (!starts_with(path, pictures)) {
        return {};
    }
    return path.substr(pictures.size(), path.find('/', pictures.size()) - pictures.size());
}

/// The kit stands under every picture; the stage is put together from two of them.
bool may_stand_on(const std::string& picture, const std::string& other) {
    return other == picture || other == "kit" ||
           (picture == "stage" && (other == "lanes" || other == "banks"));
}

/// Folders of the window that look at pictures: no picture knows them.
bool shows_pictures(const std::string& path) {
    constexpr std::array folders = {"views", "panels", "charts", "compare", "sweep", "exporting"};
    return std::ranges::any_of(folders, [&path](const char* folder) {
        return starts_with(path, std::string("app/gui/") + folder + "/");
    });
}

std::string why_not_from_picture(const std::string& picture, const std::string& included) {
    if (shows_pictures(included)) {
        return "a picture does not know who shows it";
    }
    const std::string other = picture_folder(included);
    return other.empty() || may_stand_on(picture, other) ? "" : "a picture includes another";
}

std::string why_not_from_app(const std::string& path, const std::string& included) {
    if (const std::string picture = picture_folder(path);
        !picture.empty() && starts_with(included, "app/gui/")) {
        return why_not_from_picture(picture, included);
    }
    if (starts_with(included, "core/") || app_folder(path) == app_folder(included)) {
        return {};
    }
    return app_rank(included) < app_rank(path) ? "" : "one program of the app includes another";
}

/// Why a file may not include one of ours; empty: it may.
std::string why_not_ours(const std::string& path, const std::string& included) {
    if (starts_with(path, "core/")) {
        return why_not_from_core(path, included);
    }
    if (starts_with(included, "tests/") && !starts_with(path, "tests/")) {
        return "only tests include tests";
    }
    return starts_with(path, "app/") ? why_not_from_app(path, included) : "";
}

std::string why_not_foreign(const std::string& path, const std::string& included) {
    for (const Territory& territory : territories()) {
        if (!std::regex_match(included, std::regex(territory.headers))) {
            continue;
        }
        const bool inside = std::ranges::any_of(
            territory.folders, [&](const char* folder) { return starts_with(path, folder); });
        return inside ? "" : std::string(territory.name) + " is not for this folder";
    }
    return {};
}

} // namespace

std::vector<Arrow> forbidden_arrows(const std::string& path, const std::string& text) {
    static const std::regex include("\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"].*");
    static const std::regex ours("(core|app|tests)/.*");
    std::vector<Arrow> arrows;
    std::istringstream lines(text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        std::smatch match;
        if (!std::regex_match(line, match, include)) {
            continue;
        }
        const std::string included = match[1];
        const std::string reason =
            std::regex_match(included, ours) ? why_not_ours(path, included) : why_not_foreign(path, included);
        if (!reason.empty()) {
            arrows.push_back({number, included, reason});
        }
    }
    return arrows;
}

} // namespace lockstep
