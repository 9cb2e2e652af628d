#include "core/base/data_dir.h"
#include "tests/support/mutated_text.h"
#include "tests/support/sim_reading.h"
#include "tests/support/source_tree/source_tree.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <vector>

// Launch files in which text is cut, swapped or overwritten: each must be read, or refused with a sentence. A
// launch file that was read stays the same when it is written and read again, and its arguments are made or
// refused. LOCKSTEP_SIM_MUTANTS sets their number (default: 20,000).

namespace lockstep {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> all_launch_files() {
    std::vector<std::string> texts;
    for (const auto& entry : fs::recursive_directory_iterator(source_tree() / "tests" / "kernels")) {
        if (entry.path().extension() == ".sim") {
            texts.push_back(read_text_file(entry.path()).value());
        }
    }
    std::ranges::sort(texts);
    return texts;
}

const std::vector<std::string>& words() {
    static const std::vector<std::string> all = {"<size=",
                                                 "18446744073709551616",
                                                 "-1",
                                                 "0x",
                                                 ">",
                                                 "\"",
                                                 "range=0:0:1",
                                                 "random=1:9:0",
                                                 "fill=nan",
                                                 "\n",
                                                 "null",
                                                 "image=1x1:rgba8",
                                                 "sampler=repeat",
                                                 "1e999",
                                                 "G",
                                                 "#",
                                                 "half",
                                                 "float"};
    return all;
}

TEST(SimMutants, AreReadOrRefused) {
    const char* const asked = std::getenv("LOCKSTEP_SIM_MUTANTS");
    const std::uint64_t count = asked == nullptr ? 20'000 : std::strtoull(asked, nullptr, 10);
    const std::vector<std::string> texts = all_launch_files();
    ASSERT_FALSE(texts.empty());
    for (std::uint64_t number = 0; number < count && !HasFatalFailure(); ++number) {
        SCOPED_TRACE("mutant " + std::to_string(number));
        const std::string text = test::mutated_text(texts, words(), number);
        const std::optional<std::string> flaw = test::flaw_in_reading(text);
        ASSERT_FALSE(flaw.has_value()) << text << "\n--- " << *flaw;
    }
}

} // namespace
} // namespace lockstep
