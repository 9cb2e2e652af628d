#include "definitions.h"

#include "core/base/data_dir.h"
#include "tests/support/source_tree/source_tree.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

constexpr int most_function_lines = 50;
constexpr int most_file_lines = 320;

std::vector<fs::path> sources() {
    std::vector<fs::path> sources;
    for (const char* top : {"core", "app", "tests"}) {
        for (const auto& entry : fs::recursive_directory_iterator(source_tree() / top)) {
            if (entry.path().extension() == ".h" || entry.path().extension() == ".cpp") {
                sources.push_back(entry.path());
            }
        }
    }
    return sources;
}

TEST(Functions, AreShortInTheWholeTree) {
    std::size_t seen = 0;
    for (const fs::path& path : sources()) {
        for (const FunctionSize& function : definitions_in(read_text_file(path).value()).functions) {
            ++seen;
            EXPECT_LE(function.lines, most_function_lines)
                << path.string() << ":" << function.line << ": " << function.name;
        }
    }
    EXPECT_GT(seen, 3000U);
}

TEST(Files, AreShortInTheWholeTree) {
    for (const fs::path& path : sources()) {
        const std::string text = read_text_file(path).value();
        EXPECT_LE(std::ranges::count(text, '\n'), most_file_lines) << path.string();
    }
}

TEST(Functions, AreMeasuredFromTheirFirstLineToTheirBracket) {
    const Definitions found =
        definitions_in("int a() { return 1; }\n\n"
                       "template <class T>\nvoid B::f(int x,\n          int y) {\n    g();\n}\n"
                       "struct C {\n    C() : d{1} {}\n    void h();\n    int d;\n};\n");
    ASSERT_EQ(found.functions.size(), 3U);
    EXPECT_EQ(found.functions[0].lines, 1);
    EXPECT_EQ(found.functions[1].name, "f");
    EXPECT_EQ(found.functions[1].line, 3);
    EXPECT_EQ(found.functions[1].lines, 5);
    EXPECT_EQ(found.functions[2].name, "C");
}

} // namespace
} // namespace lockstep
