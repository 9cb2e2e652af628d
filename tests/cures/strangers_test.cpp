// Changes kernels that were not written for it: pads each array in local memory by one word, and expects the same
// result. LOCKSTEP_STRANGERS names a folder with more launch files.
#include "core/base/data_dir.h"
#include "core/instrument/clang_instrumenter.h"
#include "core/recorder/launch_file.h"
#include "core/recording/sweep_results.h"
#include "core/session/pipeline.h"
#include "cured_run.h"
#include "tests/support/source_tree/source_tree.h"
#include "tests/support/whole_suites.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace lockstep::test {
namespace {

namespace fs = std::filesystem;

/// What happened to the arrays of some kernels.
struct Outcomes {
    std::uint64_t kernels = 0; ///< with arrays in local memory
    std::uint64_t arrays = 0;
    std::uint64_t same = 0;        ///< changed, and the result is the same
    std::uint64_t with_errors = 0; ///< changed, but the original has findings, so results may differ
    std::map<std::string, std::uint64_t> refused; ///< by reason
};

void print_outcomes(const std::string& folder, const Outcomes& outcomes) {
    std::printf("%s: %llu kernels, %llu arrays: %llu with the same result, %llu of kernels with errors",
                folder.c_str(), static_cast<unsigned long long>(outcomes.kernels),
                static_cast<unsigned long long>(outcomes.arrays),
                static_cast<unsigned long long>(outcomes.same),
                static_cast<unsigned long long>(outcomes.with_errors));
    for (const auto& [reason, count] : outcomes.refused) {
        std::printf(", %llu refused (%s)", static_cast<unsigned long long>(count), reason.c_str());
    }
    std::printf("\n");
}

/// Expects as many findings of each kind as before the change.
void compare_findings(Recording& padded, const Session& before, const std::string& name) {
    const auto after = analyse(std::make_shared<const Recording>(std::move(padded)), before.hardware());
    ASSERT_TRUE(after.ok()) << name;
    const auto kinds_of = [](const Session& session) {
        std::map<FindingKind, std::uint64_t> counts;
        for (const Finding& finding : session.analysis(0).findings) {
            ++counts[finding.kind];
        }
        return counts;
    };
    EXPECT_EQ(kinds_of(**after), kinds_of(before)) << name;
}

/// Runs the padded kernel, and expects the result of the original one.
void compare_padded(const LaunchedRun& padded, const Session& before, Outcomes& outcomes) {
    ClangInstrumenter instrumenter;
    auto recording = traces_of(instrumenter, padded, cure_options());
    ASSERT_TRUE(recording.ok()) << padded.name << ": " << recording.error().detail << "\n"
                                << padded.launches.front().source.text;
    if (before.run_figures().errors != 0) {
        compare_findings(*recording, before, padded.name);
        ++outcomes.with_errors;
        return;
    }
    const ComparedResults compared = compare_results(results_of(*recording), results_of(before.recording()));
    EXPECT_EQ(compared.different, 0U) << padded.name << "\n" << padded.launches.front().source.text;
    outcomes.same += compared.different == 0 ? 1 : 0;
}

void pad_arrays(const LaunchedRun& run, Outcomes& outcomes) {
    const auto session = session_of(run);
    if (!session) {
        return; // it cannot be recorded, as its .expect file says
    }
    const auto requests = local_requests(*session, 0);
    ASSERT_TRUE(requests.ok()) << run.name;
    const std::uint64_t arrays = outcomes.arrays;
    for (std::size_t array = 0; array < (*requests)->objects.size(); ++array) {
        const LocalObject& object = (*requests)->objects[array];
        if (!object.is_array()) {
            continue;
        }
        ++outcomes.arrays;
        const std::uint32_t words = std::max(1U, object.element_bytes / (*session)->hardware().bank_bytes);
        const WhatIf tried = what_if(**requests, array, {.row = 0, .pad_words = {words}, .swizzles = {}});
        const TriedMap& padding = tried.paddings.front();
        if (padding.figures.refused) {
            ++outcomes.refused[std::string(name_of(*padding.figures.refused))];
            continue;
        }
        const CuredRun cured = with_layout(run, **requests, array, padding);
        if (!cured.run) {
            ++outcomes.refused[cured.refusal];
            continue;
        }
        compare_padded(*cured.run, **session, outcomes);
    }
    outcomes.kernels += outcomes.arrays > arrays ? 1 : 0;
}

/// Whether the source may have an array in local memory.
bool mentions_local(const std::string& text) {
    return text.find("local ") != std::string::npos && text.find('[') != std::string::npos;
}

/// Returns the launch files below a folder; `part` selects every `part`-th one of those that may have arrays.
std::vector<fs::path> launch_files(const fs::path& folder, std::size_t part) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const fs::path& path = entry.path();
        if (path.extension() != ".sim") {
            continue;
        }
        const auto text = read_text_file(fs::path(path).replace_extension("cl"));
        if (!text || mentions_local(*text)) {
            files.push_back(path);
        }
    }
    std::ranges::sort(files);
    std::vector<fs::path> chosen;
    for (std::size_t i = 0; i < files.size(); i += part) {
        chosen.push_back(files[i]);
    }
    return chosen;
}

Outcomes outcomes_in(const fs::path& folder, std::size_t part) {
    Outcomes outcomes;
    for (const fs::path& path : launch_files(folder, part)) {
        RunSpec run{.what = path.string(), .kind = RunKind::launch_file};
        run.readable = {folder.string()}; // kernels of different folders share headers
        ClangInstrumenter instrumenter;
        auto described = launch_in_file(instrumenter, run);
        if (described) {
            pad_arrays({path.string(), {std::move(described->launch)}, {}}, outcomes);
        }
    }
    print_outcomes(folder.string(), outcomes);
    return outcomes;
}

TEST(PaddedStrangers, of_the_suite_of_kernels_have_the_same_result) {
    const Outcomes outcomes = outcomes_in(source_tree() / "tests" / "kernels", runs_whole_suites() ? 1 : 12);
    EXPECT_GE(outcomes.same, runs_whole_suites() ? 20U : 1U);
}

TEST(PaddedStrangers, of_another_folder_have_the_same_result) {
    const char* const folder = std::getenv("LOCKSTEP_STRANGERS");
    if (folder == nullptr) {
        GTEST_SKIP() << "LOCKSTEP_STRANGERS names no folder";
    }
    (void)outcomes_in(folder, 1);
}

} // namespace
} // namespace lockstep::test
