#include "includes.h"

#include "core/base/data_dir.h"
#include "tests/support/source_tree/source_tree.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <sstream>

namespace lockstep {
namespace {

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
    EXPECT_TRUE(allowed("app/gui/charts/x.cpp", "\"app/gui/model/run_summary.h\""));
    EXPECT_TRUE(allowed("app/gui/charts/x.cpp", "\"app/gui/charts/chart_base.h\""));
    EXPECT_TRUE(allowed("app/gui/main.cpp", "\"app/gui/window/main_window.h\""));
    EXPECT_FALSE(allowed("app/gui/charts/x.cpp", "\"app/gui/panels/findings/card.h\""));
    EXPECT_FALSE(allowed("app/gui/model/x.h", "\"app/gui/scenes/kit/scene.h\""));
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
    EXPECT_FALSE(allowed("app/gui/model/jobs.cpp", "\"core/run/driver/device.h\""));
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
