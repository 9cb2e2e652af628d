// Tests that numbers are formatted only in app/words/numbers.cpp; otherwise the same number would look
// different in the window, on the command line and in a chart.
#include "core/base/data_dir.h"
#include "tests/support/source_tree/source_tree.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <gtest/gtest.h>
#include <regex>
#include <string>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

/// Returns whether the source formats a number without the formatter.
bool formats_a_figure(const std::string& text) {
    static const std::regex raw(
        R"(snprintf\(|setprecision|std::format|std::to_chars|[lL]ocale(\(\))?\.toString\(|, *0, *'[efgEFG]'|QString::number\([^;]*'[efgEFG]'|%L[1-9])");
    return std::regex_search(text, raw);
}

/// Files that may do so: the formatter itself, and those that write hexadecimal codes, numbers in CSV, lengths in SVG or
/// options of a command.
constexpr std::array exempt = {"words/numbers.cpp",
                               "words/visible_text.cpp",
                               "gui/charts/chart_csv.cpp",
                               "gui/charts/chart_tooltip.cpp",
                               "gui/exporting/vector_bytes.cpp",
                               "gui/exporting/render_line.cpp"};

TEST(Figures, are_formatted_in_one_place) {
    std::size_t seen = 0;
    for (const auto& entry : fs::recursive_directory_iterator(source_tree() / "app")) {
        const fs::path& path = entry.path();
        const std::string name = path.lexically_relative(source_tree() / "app").generic_string();
        const bool is_source = path.extension() == ".h" || path.extension() == ".cpp";
        if (is_source && std::ranges::find(exempt, name) == exempt.end()) {
            ++seen;
            EXPECT_FALSE(formats_a_figure(read_text_file(path).value()))
                << name << ": use app/words/numbers.h, or app/gui/theme/quantity_text.h in the window";
        }
    }
    EXPECT_GT(seen, 500U);
}

TEST(Figures, are_recognised_when_they_are_formatted_elsewhere) {
    EXPECT_TRUE(formats_a_figure("std::snprintf(text, 9, \"%.2f\", x)"));
    EXPECT_TRUE(formats_a_figure("QLocale().toString(share, 'f', 1)"));
    EXPECT_TRUE(formats_a_figure(".arg(share, 0, 'f', 1)"));
    EXPECT_TRUE(formats_a_figure("QString::number(x, 'g', 3)"));
    EXPECT_FALSE(formats_a_figure("QString::number(lane) + fixed(share, 1)"));
}

} // namespace
} // namespace lockstep
