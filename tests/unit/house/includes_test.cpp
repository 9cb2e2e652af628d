#include "core/base/data_dir.h"
#include "tests/support/source_tree/source_tree.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <gtest/gtest.h>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

namespace lockstep {
namespace {

/// An #include line that the order of folders forbids.
struct Arrow {
    int line = 0; ///< line number in the file, from 1
    std::string included;
    std::string reason;
};

constexpr std::array core_order = {"base",   "facts",     "hardware",   "kernel",      "input",   "site",
                                   "trace",  "warp",      "analysis",   "schedule",    "advice",  "session",
                                   "whatif", "narration", "questions",  "experiments", "race",    "recording",
                                   "pack",   "report",    "instrument", "run",         "recorder"};

/// Headers, of third parties or ours, and the only folders that may include them.
struct Territory {
    const char* name;
    std::regex headers; ///< matches the paths of the headers, without the angle brackets or quotes
    std::vector<const char*> folders;
};

const std::vector<Territory>& territories() {
    static const std::vector<Territory> all = {
        // Folders that are not listed here record through the worker, which is another process.
        {"What records",
         std::regex("core/(run|recorder)/.*"),
         {"core/run/", "core/recorder/", "app/worker/run/", "app/record/", "tests/"}},
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
        {"GIF, WebP and FFmpeg",
         std::regex("(gif_lib\\.h|webp/.*|lib(av|sw)[a-z]+/.*)"),
         {"app/gui/animation/", "tests/gui/animation/"}},
        {"QCustomPlot", std::regex("qcustomplot\\.h"), {"app/gui/charts/", "tests/gui/"}},
        {"Qt",
         std::regex("(Q[A-Z].*|Qsci/.*|Qt[A-Z].*/.*|q[a-z]+\\.h)"),
         {"app/gui/", "tests/gui/", "tests/pictures/", "tests/benchmarks/window_", "tests/support/pictures/",
          "tests/support/window/", "tests/journeys/", "tests/player/", "tests/fuzz/recording_mutants"}},
    };
    return all;
}

const std::string window = "app/gui/";
const std::string pictures = "app/gui/scenes/";

/// Folders of app/ that several programs share, in their order. The programs come after them and do not
/// include each other.
constexpr std::array app_order = {"confine", "words", "common", "worker", "lessons"};

/// Folders of the window (app/gui/) in their order: appearance, content, pictures, the widgets that show
/// them, the drawing of a place without a window, and the whole window. main.cpp comes after them.
constexpr std::array gui_order = {"theme",   "workspace", "scenes",  "views",     "charts",
                                  "panels",  "compare",   "sweep",   "tryit",     "exporting",
                                  "show",    "animation", "handout", "reporting", "player",
                                  "present", "lessons",   "start",   "guide",     "window"};

/// Returns the folder directly below `top`, for example "gui" for "app/gui/views/x.h" below "app/"; empty if
/// the path has none.
std::string folder_below(const std::string& top, const std::string& path) {
    const std::size_t end = path.find('/', top.size());
    return path.starts_with(top) && end != std::string::npos ? path.substr(top.size(), end - top.size())
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
    if (!included.starts_with("core/")) {
        return "core includes only core";
    }
    return why_not_before(core_order, folder_below("core/", path), folder_below("core/", included));
}

/// Returns whether a picture may include another one. Every picture may include the kit. The stage is
/// composed of other pictures, so it may include them.
bool may_stand_on(const std::string& picture, const std::string& other) {
    return other == picture || other == "kit" ||
           (picture == "stage" && (other == "lanes" || other == "banks" || other == "film" ||
                                   other == "flow" || other == "memory"));
}

/// Returns why a picture may not include this header; empty if it may. Pictures do not include each other.
std::string why_not_from_picture(const std::string& path, const std::string& included) {
    const std::string picture = folder_below(pictures, path);
    const std::string other = folder_below(pictures, included);
    const bool is_table = picture.empty(); // the file that lists all pictures
    return is_table || other.empty() || may_stand_on(picture, other) ? "" : "a picture includes another";
}

std::string why_not_from_window(const std::string& path, const std::string& included) {
    const std::string folder = folder_below(window, path);
    const std::string why = folder.empty() // main.cpp may include headers of all folders
                                ? std::string()
                                : why_not_before(gui_order, folder, folder_below(window, included));
    return why.empty() && path.starts_with(pictures) ? why_not_from_picture(path, included) : why;
}

/// Returns why a program may not include this header; empty if it may. Programs do not include each other;
/// shared code is in a folder before them.
std::string why_not_from_app(const std::string& path, const std::string& included) {
    if (included.starts_with("core/")) {
        return {};
    }
    const std::string folder = folder_below("app/", path);
    const std::string other = folder_below("app/", included);
    if (folder == other) {
        return path.starts_with(window) ? why_not_from_window(path, included) : "";
    }
    return place_in(app_order, other) < place_in(app_order, folder)
               ? ""
               : "one program of the app includes another";
}

/// Returns why a file may not include one of our own headers; empty if it may.
std::string why_not_ours(const std::string& path, const std::string& included) {
    if (path.starts_with("core/")) {
        return why_not_from_core(path, included);
    }
    if (included.starts_with("tests/") && !path.starts_with("tests/")) {
        return "only tests include tests";
    }
    return path.starts_with("app/") ? why_not_from_app(path, included) : "";
}

std::string why_not_here(const std::string& path, const std::string& included) {
    for (const Territory& territory : territories()) {
        if (!std::regex_match(included, territory.headers)) {
            continue;
        }
        const bool inside = std::ranges::any_of(territory.folders,
                                                [&](const char* folder) { return path.starts_with(folder); });
        return inside ? "" : std::string(territory.name) + " is not for this folder";
    }
    return {};
}

/// Reads the #include lines of a source file. `path` is relative to the source tree and determines what the
/// file may include:
///
///     base <- hardware <- kernel <- site <- facts <- instrument <- run <- trace <- warp <- analysis
///          <- schedule <- advice <- session <- experiments <- recording <- pack <- report          (all of core/)
///     core <- app/confine <- app/words <- app/common <- app/worker <- app/lessons <- app/cli, gui, layer <- tests
///     theme <- model <- scenes <- views <- charts <- panels <- compare <- sweep <- exporting
///           <- show <- animation <- handout <- reporting <- player <- present <- lessons <- start <- guide <- window                 (all of app/gui/)
///
/// and which folders may include OpenCL, Clang, Qt and QCustomPlot.
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

namespace fs = std::filesystem;

bool allowed(const std::string& path, const std::string& include) {
    return forbidden_arrows(path, "#include " + include + "\n").empty();
}

TEST(Includes, PointDownwardsInTheWholeTree) {
    const fs::path root = source_tree();
    int files = 0;
    for (const char* top : {"core", "app", "tests"}) {
        for (const auto& entry : fs::recursive_directory_iterator(root / top)) {
            const fs::path& file = entry.path();
            if (file.extension() != ".h" && file.extension() != ".cpp") {
                continue;
            }
            ++files;
            const std::string path = fs::relative(file, root).string();
            for (const Arrow& arrow : forbidden_arrows(path, read_text_file(file).value())) {
                ADD_FAILURE() << path << ":" << arrow.line << " includes " << arrow.included << ": "
                              << arrow.reason;
            }
        }
    }
    EXPECT_GT(files, 30) << "the tree was not found under " << root;
}

/// Lists the headers of other pictures that this file includes.
std::string includes_of_other_pictures(const fs::path& root, const std::string& path,
                                       const std::string& text) {
    std::string found;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        const std::string start = "#include \"";
        if (!line.starts_with(start + "app/gui/scenes/")) {
            continue;
        }
        const std::string header = line.substr(start.size(), line.size() - start.size() - 1);
        const bool is_picture =
            read_text_file(root / header).value().find("extern const Picture ") != std::string::npos;
        const bool is_own = fs::path(header).parent_path() == fs::path(path).parent_path() &&
                            path.starts_with(fs::path(header).replace_extension("").string());
        found += is_picture && !is_own ? path + " includes " + header + '\n' : "";
    }
    return found;
}

TEST(Includes, of_a_picture_are_for_the_table_of_pictures_alone) {
    const fs::path root = source_tree();
    for (const auto& entry : fs::recursive_directory_iterator(root / "app")) {
        const fs::path& file = entry.path();
        const std::string path = fs::relative(file, root).string();
        if ((file.extension() == ".h" || file.extension() == ".cpp") &&
            path != "app/gui/scenes/pictures.cpp") {
            EXPECT_EQ(includes_of_other_pictures(root, path, read_text_file(file).value()), "");
        }
    }
}

TEST(Includes, OfAnEarlierCoreFolderAreAllowedAndOfALaterOneAreNot) {
    EXPECT_TRUE(allowed("core/warp/x.cpp", "\"core/trace/trace.h\""));
    EXPECT_TRUE(allowed("core/warp/x.cpp", "\"core/warp/warp_step.h\""));
    EXPECT_FALSE(allowed("core/trace/x.cpp", "\"core/warp/warp_step.h\""));
    EXPECT_FALSE(allowed("core/base/x.h", "\"core/report/json.h\""));
    EXPECT_FALSE(allowed("core/novelty/x.h", "\"core/base/ids.h\""));
}

TEST(Includes, OfTheAppAreNotForCore) {
    EXPECT_FALSE(allowed("core/report/json.cpp", "\"app/words/words.h\""));
    EXPECT_FALSE(allowed("core/report/json.cpp", "\"tests/support/x.h\""));
}

TEST(Includes, OfOneProgramAreNotForAnother) {
    EXPECT_TRUE(allowed("app/cli/main.cpp", "\"app/worker/client.h\""));
    EXPECT_TRUE(allowed("app/worker/main.cpp", "\"app/words/words.h\""));
    EXPECT_TRUE(allowed("app/cli/main.cpp", "\"app/common/units.h\""));
    EXPECT_TRUE(allowed("app/gui/views/x.cpp", "\"app/gui/theme/theme.h\""));
    EXPECT_TRUE(allowed("app/gui/main.cpp", "\"app/common/arguments.h\""));
    EXPECT_FALSE(allowed("app/cli/main.cpp", "\"app/gui/theme/theme.h\""));
    EXPECT_FALSE(allowed("app/layer/layer.cpp", "\"app/gui/theme/theme.h\""));
    EXPECT_FALSE(allowed("app/worker/main.cpp", "\"app/cli/commands.h\""));
    EXPECT_FALSE(allowed("app/gui/main.cpp", "\"app/cli/commands.h\""));
    EXPECT_FALSE(allowed("app/words/words.cpp", "\"app/worker/client.h\""));
}

TEST(Includes, OfAnEarlierFolderOfTheWindowAreAllowedAndOfALaterOneAreNot) {
    EXPECT_TRUE(allowed("app/gui/charts/x.cpp", "\"app/gui/workspace/run_summary.h\""));
    EXPECT_TRUE(allowed("app/gui/charts/x.cpp", "\"app/gui/charts/chart_base.h\""));
    EXPECT_TRUE(allowed("app/gui/main.cpp", "\"app/gui/window/main_window.h\""));
    EXPECT_FALSE(allowed("app/gui/charts/x.cpp", "\"app/gui/panels/findings/card.h\""));
    EXPECT_FALSE(allowed("app/gui/workspace/x.h", "\"app/gui/scenes/kit/scene.h\""));
    EXPECT_FALSE(allowed("app/gui/exporting/x.cpp", "\"app/gui/window/main_window.h\""));
    EXPECT_TRUE(allowed("app/gui/show/x.cpp", "\"app/gui/exporting/picture.h\""));
    EXPECT_FALSE(allowed("app/gui/show/x.cpp", "\"app/gui/window/main_window.h\""));
    EXPECT_FALSE(allowed("app/gui/views/x.cpp", "\"app/gui/show/frames.h\""));
    EXPECT_FALSE(allowed("app/gui/novelty/x.h", "\"app/gui/theme/theme.h\""));
}

TEST(Includes, OfAPictureAreTheKitAndItsOwnFolder) {
    EXPECT_TRUE(allowed("app/gui/scenes/banks/x.cpp", "\"app/gui/scenes/kit/scene.h\""));
    EXPECT_TRUE(allowed("app/gui/scenes/banks/x.cpp", "\"app/gui/scenes/banks/bank_parts.h\""));
    EXPECT_TRUE(allowed("app/gui/scenes/banks/x.cpp", "\"app/gui/theme/role.h\""));
    EXPECT_TRUE(allowed("app/gui/scenes/stage/x.cpp", "\"app/gui/scenes/lanes/lanes_scene.h\""));
    EXPECT_TRUE(allowed("app/gui/scenes/stage/x.cpp", "\"app/gui/scenes/film/film_scene.h\""));
    EXPECT_FALSE(allowed("app/gui/scenes/stage/x.cpp", "\"app/gui/scenes/footprint/footprint_parts.h\""));
    EXPECT_FALSE(allowed("app/gui/scenes/banks/x.cpp", "\"app/gui/scenes/lanes/lanes_scene.h\""));
    EXPECT_FALSE(allowed("app/gui/scenes/kit/x.h", "\"app/gui/scenes/lanes/lanes_scene.h\""));
    EXPECT_FALSE(allowed("app/gui/scenes/banks/x.cpp", "\"app/gui/views/scene_view.h\""));
}

TEST(Includes, OfOpenClAreForTheFolderThatRunsKernels) {
    EXPECT_TRUE(allowed("core/run/device.cpp", "<CL/opencl.hpp>"));
    EXPECT_TRUE(allowed("app/layer/opencl.h", "<CL/cl_layer.h>"));
    EXPECT_FALSE(allowed("core/recorder/record.cpp", "<CL/opencl.hpp>"));
    EXPECT_FALSE(allowed("app/cli/main.cpp", "<CL/cl.h>"));
}

TEST(Includes, of_what_records_are_for_the_worker_that_runs_kernels) {
    EXPECT_TRUE(allowed("app/worker/run/main.cpp", "\"core/recorder/record.h\""));
    EXPECT_TRUE(allowed("core/recorder/record.cpp", "\"core/run/concurrent.h\""));
    EXPECT_FALSE(allowed("app/worker/client.cpp", "\"core/recorder/record.h\""));
    EXPECT_FALSE(allowed("app/gui/workspace/jobs.cpp", "\"core/run/driver/device.h\""));
    EXPECT_FALSE(allowed("core/trace/trace_builder.h", "\"core/run/capture_launch.h\""));
    EXPECT_FALSE(allowed("core/report/json.cpp", "\"core/recorder/plain_watch.h\""));
}

TEST(Includes, of_what_reads_kernels_are_for_the_worker_that_instruments) {
    EXPECT_TRUE(allowed("app/worker/instrument/main.cpp", "\"core/instrument/refusal.h\""));
    EXPECT_FALSE(allowed("app/cli/main.cpp", "\"core/instrument/refusal.h\""));
    EXPECT_FALSE(allowed("core/session/session.h", "\"core/instrument/refusal.h\""));
}

TEST(Includes, of_image_libraries_are_for_the_folder_of_inputs) {
    EXPECT_TRUE(allowed("core/input/image_file.cpp", "<png.h>"));
    EXPECT_FALSE(allowed("core/kernel/launch.cpp", "<turbojpeg.h>"));
}

TEST(Includes, OfClangAreForTheInstrumenter) {
    EXPECT_TRUE(allowed("core/instrument/parse/parse.cpp", "\"clang/AST/ASTContext.h\""));
    EXPECT_TRUE(allowed("core/instrument/parse/parse.cpp", "<llvm/Support/raw_ostream.h>"));
    EXPECT_FALSE(allowed("core/run/capture_launch.cpp", "<clang/AST/ASTContext.h>"));
}

TEST(Includes, OfCli11IsForOneFile) {
    EXPECT_TRUE(allowed("app/common/parser.cpp", "<CLI/CLI.hpp>"));
    EXPECT_FALSE(allowed("app/common/command_line.h", "<CLI/App.hpp>"));
}

TEST(Includes, OfQtAreForTheWindow) {
    EXPECT_TRUE(allowed("app/gui/main.cpp", "<QApplication>"));
    EXPECT_TRUE(allowed("app/gui/panels/source.cpp", "<Qsci/qsciscintilla.h>"));
    EXPECT_FALSE(allowed("core/session/session.h", "<QString>"));
    EXPECT_FALSE(allowed("app/cli/main.cpp", "<QtCore/QString>"));
    EXPECT_FALSE(allowed("app/words/words.h", "<qglobal.h>"));
}

TEST(Includes, OfQCustomPlotAreForTheCharts) {
    EXPECT_TRUE(allowed("app/gui/charts/times.cpp", "<qcustomplot.h>"));
    EXPECT_FALSE(allowed("app/gui/views/lanes.cpp", "\"qcustomplot.h\""));
}

TEST(Includes, AreFoundBehindSpacesAndOnTheirLine) {
    const auto arrows = forbidden_arrows("core/base/x.h", "#pragma once\n\n  #  include <QString> // why\n");
    ASSERT_EQ(arrows.size(), 1u);
    EXPECT_EQ(arrows[0].line, 3);
    EXPECT_EQ(arrows[0].included, "QString");
}

} // namespace

} // namespace lockstep
