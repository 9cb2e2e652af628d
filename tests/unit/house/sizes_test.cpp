#include "core/base/data_dir.h"
#include "tests/support/source_tree/source_tree.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <regex>

// Measures functions and classes by their indentation, which clang-format guarantees.

namespace lockstep {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_block_lines = 50;
constexpr std::size_t most_class_lines = 300;
constexpr std::size_t most_changing_members = 12;

using Lines = std::vector<std::string>;

Lines lines_of(const std::string& text) {
    Lines lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        lines.push_back(line);
    }
    return lines;
}

/// Returns the .h and .cpp files of each folder.
std::map<fs::path, std::vector<fs::path>> sources() {
    std::map<fs::path, std::vector<fs::path>> folders;
    for (const char* top : {"core", "app", "tests"}) {
        for (const auto& entry : fs::recursive_directory_iterator(source_tree() / top)) {
            if (entry.path().extension() == ".h" || entry.path().extension() == ".cpp") {
                folders[entry.path().parent_path()].push_back(entry.path());
            }
        }
    }
    return folders;
}

/// Returns the index of the line that starts the block ending at `end`: the last earlier line with the same
/// indentation.
std::size_t start_of_block(const Lines& lines, std::size_t end) {
    const std::size_t indent = lines[end].find('}');
    std::size_t start = end;
    while (start > 0) {
        const std::string& line = lines[--start];
        if (line.find_first_not_of(' ') == indent && line[indent] != '#' && line[indent] != '}') {
            break;
        }
    }
    return start;
}

struct Block {
    /// for a member function that is defined outside its class: the class; otherwise empty
    std::string owner;
    std::size_t line = 0; ///< line number, from 1
    std::size_t lines = 0;
};

/// Returns the functions, and the blocks of statements inside them.
std::vector<Block> blocks_in(const Lines& lines) {
    static const std::regex member(R"((?:[^ (][^(]* [*&]*)?(\w+)::~?\w+\(.*)");
    std::vector<Block> blocks;
    for (std::size_t end = 0; end < lines.size(); ++end) {
        if (lines[end].ends_with('}') && lines[end].find_first_not_of(' ') == lines[end].size() - 1) {
            const std::size_t start = start_of_block(lines, end);
            std::smatch found;
            const bool is_member = lines[end] == "}" && std::regex_match(lines[start], found, member);
            blocks.push_back({is_member ? found[1].str() : "", start + 1, end - start + 1});
        }
    }
    return blocks;
}

struct ClassSize {
    std::size_t lines = 0;    ///< of its definition, without blank lines and comments
    std::size_t changing = 0; ///< data members that are neither constant nor references nor static
};

/// Returns false for a blank line and for a line that contains only a comment.
bool has_code(const std::string& line) {
    return line.find_first_not_of(' ') != line.find("//");
}

/// Returns the sizes of a file's classes. Structs are not measured, because they only pass data on.
std::map<std::string, ClassSize> classes_in(const Lines& lines) {
    static const std::regex begin(R"(^class (?:\w+ )*?(\w+)(?: final)?(?: : .*)? \{$)");
    static const std::regex member(R"(    [^ ].* [*&]?\w+_(\[.*\]|\{.*\}| = .*)?;( *//.*)?)");
    static const std::regex constant(R"(^    (static|using|const [^*]*;|[^={]*(&|\* ?const) \w+_).*)");
    std::map<std::string, ClassSize> classes;
    ClassSize* open = nullptr;
    for (const std::string& line : lines) {
        std::smatch found;
        if (line.starts_with("class ") && std::regex_match(line, found, begin)) {
            open = &classes[found[1]];
        }
        if (open != nullptr) {
            open->lines += has_code(line) ? 1 : 0;
            open->changing += std::regex_match(line, member) && !std::regex_match(line, constant) ? 1 : 0;
        }
        open = line.starts_with('}') ? nullptr : open;
    }
    return classes;
}

/// Returns the classes of a folder, including the lines of member functions that are defined outside their
/// class.
std::map<std::string, ClassSize> classes_of(const std::vector<fs::path>& folder) {
    std::map<std::string, ClassSize> classes;
    std::vector<Block> blocks;
    for (const fs::path& path : folder) {
        const Lines lines = lines_of(read_text_file(path).value());
        classes.merge(classes_in(lines));
        std::ranges::copy(blocks_in(lines), std::back_inserter(blocks));
    }
    for (const Block& block : blocks) {
        if (const auto found = classes.find(block.owner); found != classes.end()) {
            found->second.lines += block.lines;
        }
    }
    return classes;
}

TEST(Sizes, functions_are_short_in_the_whole_tree) {
    std::size_t seen = 0;
    for (const auto& [folder, files] : sources()) {
        for (const fs::path& path : files) {
            for (const Block& block : blocks_in(lines_of(read_text_file(path).value()))) {
                ++seen;
                EXPECT_LE(block.lines, most_block_lines) << path.string() << ":" << block.line;
            }
        }
    }
    EXPECT_GT(seen, 10000U);
}

TEST(Sizes, classes_have_few_lines_and_few_members_that_change) {
    std::size_t seen = 0;
    for (const auto& [folder, files] : sources()) {
        if (fs::relative(folder, source_tree()).string().starts_with("tests")) {
            continue;
        }
        for (const auto& [name, size] : classes_of(files)) {
            ++seen;
            EXPECT_LE(size.lines, most_class_lines) << folder.string() << ": " << name;
            EXPECT_LE(size.changing, most_changing_members) << folder.string() << ": " << name;
        }
    }
    EXPECT_GT(seen, 100U);
}

TEST(Sizes, a_block_is_measured_from_its_first_line_and_knows_its_class) {
    const auto blocks = blocks_in(lines_of("std::string B::f(int x,\n"
                                           "                 int y) {\n"
                                           "    if (x) {\n        g();\n    }\n#if Z\n}\n"
                                           "A::A() : b_{1} {\n}\nint g() { return A::h(); }\n"));
    ASSERT_EQ(blocks.size(), 3U);
    EXPECT_EQ(blocks[0].lines, 3U);
    EXPECT_EQ(blocks[1].line, 1U);
    EXPECT_EQ(blocks[1].lines, 7U);
    EXPECT_EQ(blocks[1].owner, "B");
    EXPECT_EQ(blocks[2].owner, "A");
}

TEST(Sizes, members_that_change_are_neither_constant_nor_references_nor_static) {
    const auto classes =
        classes_in(lines_of("class X final : public Y<int> {\n"
                            "public:\n    void f() { a_ = 1; }\nprivate:\n"
                            "    std::map<int, F()> a_{{1, {2}}};\n    const QLabel* b_ = nullptr;\n"
                            "    mutable int c_[3]; ///< why\n"
                            "    const int d_;\n    int& e_;\n    QLabel* const f_;\n    static int g_;\n"
                            "};\nclass Z;\n"));
    ASSERT_EQ(classes.size(), 1U);
    EXPECT_EQ(classes.at("X").changing, 3U);
    EXPECT_EQ(classes.at("X").lines, 12U);
}

} // namespace
} // namespace lockstep
