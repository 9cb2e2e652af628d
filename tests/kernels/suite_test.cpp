#include "app/words/errors/error_words.h"
#include "core/analysis/findings/finding_rows.h"
#include "core/base/data_dir.h"
#include "core/recording/run_spec.h"
#include "core/session/result_differences.h"
#include "tests/support/in_process/report_here.h"
#include "tests/support/source_tree/source_tree.h"
#include "tests/support/whole_suites.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <sstream>

// Runs every launch file below this folder. The .expect file next to it contains the expected results, one
// per line:
//
//     race 7 7 32             a finding: its kind, its line, the other line if it has one, its count
//     note race 7 7 32        same, with the severity note
//     fails cannot_instrument 5     it cannot be run: the error, and its line if it has one
//
// An empty file means that there are no findings. Then the instrumented kernel and the plain one must leave
// the same results.

namespace lockstep {
namespace {

namespace fs = std::filesystem;

const fs::path folder = source_tree() / "tests" / "kernels";

std::vector<std::string> cases() {
    std::vector<std::string> names;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == ".sim") {
            names.push_back(fs::relative(entry.path(), folder).replace_extension().string());
        }
    }
    std::ranges::sort(names);
    return names;
}

/// Returns the lines of a text that are neither empty nor comments, sorted.
std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        if (!line.empty() && line[0] != '#') {
            lines.push_back(line);
        }
    }
    std::ranges::sort(lines);
    return lines;
}

std::string line_of(const Finding& finding) {
    std::string line = finding.severity == Severity::note ? "note " : "";
    line += std::string(row_of(finding.kind).name) + " " + std::to_string(finding.line);
    line += finding.other_line == 0 ? "" : " " + std::to_string(finding.other_line);
    return line + " " + std::to_string(finding.count);
}

std::string line_of(const Error& error) {
    return "fails " + std::string(error_name(error.code)) +
           (error.place.line == 0 ? "" : " " + std::to_string(error.place.line));
}

std::string outcome_of(const Session& session) {
    std::string text;
    for (const Finding& finding : session.analysis(0).findings) {
        text += line_of(finding) + "\n";
    }
    return text;
}

/// Returns whether a finding cannot change results, so that the plain kernel must leave the same ones. `line`
/// is a line of the .expect file.
bool changes_no_result(const std::string& line) {
    return line.starts_with("note unneeded-barrier ");
}

class Kernel : public testing::TestWithParam<std::string> {};

TEST_P(Kernel, EndsAsExpected) {
    const fs::path sim = folder / (GetParam() + ".sim");
    const Result<std::string> expected = read_text_file(folder / (GetParam() + ".expect"));
    ASSERT_TRUE(expected.ok()) << "it has no .expect";
    RunSpec run{.what = sim.string(), .kind = RunKind::launch_file};
    run.options.time_plain = false;
    run.options.turn_budget = std::uint64_t{1} << 22; // more iterations than any loop of the suite that ends
    run.readable = {folder.string()};                 // kernels of different folders share headers
    // The results are not compared if an expected finding can change them.
    const bool compares =
        std::ranges::all_of(lines_of(*expected), changes_no_result) || test::runs_whole_suites();
    const auto session = look_here(run, false, compares ? PlainKernels::run : PlainKernels::left_out);
    if (!session) {
        EXPECT_EQ(lines_of(line_of(session.error())), lines_of(*expected)) << english(session.error());
        return;
    }
    EXPECT_EQ(lines_of(outcome_of(**session)), lines_of(*expected));
    if (std::ranges::all_of(lines_of(outcome_of(**session)), changes_no_result)) {
        EXPECT_TRUE(result_differences((*session)->recording()).empty()) << "the results differ";
    }
}

std::string case_name(const testing::TestParamInfo<std::string>& info) {
    std::string name = info.param;
    std::ranges::replace_if(
        name, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(All, Kernel, testing::ValuesIn(cases()), case_name);

} // namespace
} // namespace lockstep
