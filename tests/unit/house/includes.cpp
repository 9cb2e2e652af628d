#include "includes.h"

#include <algorithm>
#include <array>
#include <regex>
#include <sstream>

namespace lockstep {
namespace {

constexpr std::array core_order = {"base",   "facts",      "hardware",  "kernel",      "input",
                                   "site",   "trace",      "warp",      "analysis",    "schedule",
                                   "advice", "session",    "narration", "experiments", "recording",
                                   "report", "instrument", "run",       "recorder"};

/// Headers, of third parties or ours, and the only folders that may include them.
struct Territory {
    const char* name;
    std::regex headers; ///< matches the text between the angle brackets or quotes
    std::vector<const char*> folders;
};

const std::vector<Territory>& territories() {
    static const std::vector<Territory> all = {
        // All other code of the app records through the worker, which is another process.
        {"What records",
         std::regex("core/(run|recorder)/.*"),
         {"core/run/", "core/recorder/", "app/worker/run/", "tests/"}},
        {"What reads kernels",
         std::regex("core/instrument/.*"),
         {"core/instrument/", "app/worker/instrument/", "tests/"}},
        {"Images", std::regex("(png|turbojpeg)\\.h"), {"core/input/", "tests/unit/input/"}},
        {"OpenCL",
         std::regex("CL/.*"),
         {"core/run/", "app/layer/", "tests/unit/run/", "tests/unit/layer/", "tests/support/foreign/"}},
        {"Clang and LLVM",
         std::regex("(clang|clang-c|llvm|llvm-c)/.*"),
         {"core/instrument/", "tests/unit/instrument/"}},
        {"CLI11", std::regex("CLI/.*"), {"app/common/parser.cpp"}},
        {"QCustomPlot", std::regex("qcustomplot\\.h"), {"app/gui/charts/", "tests/gui/"}},
        {"Qt",
         std::regex("(Q[A-Z].*|Qsci/.*|Qt[A-Z].*/.*|q[a-z]+\\.h)"),
         {"app/gui/", "tests/gui/", "tests/pictures/", "tests/benchmarks/window_", "tests/support/pictures/",
          "tests/support/window/", "tests/journeys/", "tests/fuzz/recording_mutants"}},
    };
    return all;
}

const std::string window = "app/gui/";
const std::string pictures = "app/gui/scenes/";

bool starts_with(const std::string& text, const std::string& start) {
    return text.compare(0, start.size(), start) == 0;
}

/// Folders of app/ that several programs share, in their order. The programs come after them and do not
/// include each other.
constexpr std::array app_order = {"confine", "words", "common", "worker"};

/// Folders of the window (app/gui/) in their order: appearance, content, pictures, the widgets that show
/// them, the drawing of a place without a window, and the whole window. main.cpp comes after them.
constexpr std::array gui_order = {"theme",   "model", "scenes",    "views", "charts",  "panels",
                                  "compare", "sweep", "exporting", "show",  "lessons", "window"};

/// Returns the folder directly below `top`: "gui" for "app/gui/views/x.h" below "app/"; empty if the path has
/// none.
std::string folder_below(const std::string& top, const std::string& path) {
    const std::size_t end = path.find('/', top.size());
    return starts_with(path, top) && end != std::string::npos ? path.substr(top.size(), end - top.size())
                                                              : std::string();
}

template <std::size_t Count>
std::ptrdiff_t place_in(const std::array<const char*, Count>& order, const std::string& folder) {
    return std::ranges::find(order, folder) - order.begin();
}

/// Returns why a folder may not include another one of the same order; empty if it may.
template <std::size_t Count>
std::string why_not_before(const std::array<const char*, Count>& order, const std::string& folder,
                           const std::string& included) {
    const auto known = static_cast<std::ptrdiff_t>(Count);
    const std::ptrdiff_t from = place_in(order, folder);
    const std::ptrdiff_t to = place_in(order, included);
    if (from == known || to == known) {
        return "a folder that the order does not name";
    }
    return to > from ? "a folder may include only folders before it" : "";
}

std::string why_not_from_core(const std::string& path, const std::string& included) {
    if (!starts_with(included, "core/")) {
        return "core includes only core";
    }
    return why_not_before(core_order, folder_below("core/", path), folder_below("core/", included));
}

/// Whether a picture may include another one. Every picture may include the kit. The stage is composed of
/// other pictures, so it may include them.
bool may_stand_on(const std::string& picture, const std::string& other) {
    return other == picture || other == "kit" ||
           (picture == "stage" && (other == "lanes" || other == "banks" || other == "film" ||
                                   other == "flow" || other == "memory"));
}

/// Returns why a picture may not include this header; empty if it may. Pictures do not include each other.
std::string why_not_from_picture(const std::string& path, const std::string& included) {
    const std::string picture = folder_below(pictures, path);
    const std::string other = folder_below(pictures, included);
    const bool is_table = picture.empty(); // true for the file that lists all pictures
    return is_table || other.empty() || may_stand_on(picture, other) ? "" : "a picture includes another";
}

std::string why_not_from_window(const std::string& path, const std::string& included) {
    const std::string folder = folder_below(window, path);
    const std::string why = folder.empty() // main.cpp may include all
                                ? std::string()
                                : why_not_before(gui_order, folder, folder_below(window, included));
    return why.empty() && starts_with(path, pictures) ? why_not_from_picture(path, included) : why;
}

/// Returns why a program may not include this header; empty if it may. Programs do not include each other;
/// shared code is in a folder before them.
std::string why_not_from_app(const std::string& path, const std::string& included) {
    if (starts_with(included, "core/")) {
        return {};
    }
    const std::string folder = folder_below("app/", path);
    const std::string other = folder_below("app/", included);
    if (folder == other) {
        return starts_with(path, window) ? why_not_from_window(path, included) : "";
    }
    return place_in(app_order, other) < place_in(app_order, folder)
               ? ""
               : "one program of the app includes another";
}

/// Returns why a file may not include one of our own headers; empty if it may.
std::string why_not_ours(const std::string& path, const std::string& included) {
    if (starts_with(path, "core/")) {
        return why_not_from_core(path, included);
    }
    if (starts_with(included, "tests/") && !starts_with(path, "tests/")) {
        return "only tests include tests";
    }
    return starts_with(path, "app/") ? why_not_from_app(path, included) : "";
}

std::string why_not_here(const std::string& path, const std::string& included) {
    for (const Territory& territory : territories()) {
        if (!std::regex_match(included, territory.headers)) {
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
        // Fast path: matching is slow, and most lines are not directives.
        if (line.find('#') == std::string::npos) {
            continue;
        }
        if (!std::regex_match(line, match, include)) {
            continue;
        }
        const std::string included = match[1];
        std::string reason = std::regex_match(included, ours) ? why_not_ours(path, included) : "";
        reason = reason.empty() ? why_not_here(path, included) : reason;
        if (!reason.empty()) {
            arrows.push_back({number, included, reason});
        }
    }
    return arrows;
}

} // namespace lockstep
