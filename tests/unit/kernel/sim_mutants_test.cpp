#include "core/base/data_dir.h"
#include "tests/support/sim_reading.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>
#include <optional>
#include <random>
#include <string>
#include <vector>

// Launch files that are cut, swapped and written over: each is read, or refused with a sentence. What is read
// says the same when it is written and read again, and its arguments are made or refused.
// LOCKSTEP_SIM_MUTANTS says how many (20,000 unless it does).

namespace lockstep {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> all_launch_files() {
    std::vector<std::string> texts;
    for (const auto& entry :
         fs::recursive_directory_iterator(fs::path(LOCKSTEP_SOURCE_DIR) / "tests" / "kernels")) {
        if (entry.path().extension() == ".sim") {
            texts.push_back(read_text_file(entry.path()).value());
        }
    }
    std::ranges::sort(texts);
    return texts;
}

class Mutator {
public:
    explicit Mutator(std::uint64_t seed) : random_(seed) {}

    std::string mutant_of(const std::vector<std::string>& texts) {
        std::string text = texts[below(texts.size())];
        for (std::size_t edits = 1 + below(4); edits != 0; --edits) {
            edit(text, texts[below(texts.size())]);
        }
        return text;
    }

private:
    std::size_t below(std::size_t end) {
        return std::uniform_int_distribution<std::size_t>(0, end - 1)(random_);
    }
    void edit(std::string& text, const std::string& other) {
        const std::size_t at = below(text.size() + 1);
        static const std::vector<std::string> words = {"<size=",
                                                       "18446744073709551616",
                                                       "-1",
                                                       "0x",
                                                       ">",
                                                       "\"",
                                                       "range=0:0:1",
                                                       "random=1:9:0",
                                                       "fill=nan",
                                                       "image=1x1:rgba8",
                                                       "sampler=repeat",
                                                       "1e999",
                                                       "\n",
                                                       "null",
                                                       "G",
                                                       "#",
                                                       "half",
                                                       "float"};
        switch (below(5)) {
        case 0: // cut
            text.erase(at, below(20));
            break;
        case 1: // a byte of any kind
            text.insert(at, 1, static_cast<char>(below(256)));
            break;
        case 2: // a word that means something
            text.insert(at, words[below(words.size())]);
            break;
        case 3: // a piece of another
            text.insert(at, other.substr(below(other.size() + 1), below(40)));
            break;
        default: // a number becomes another
            if (at < text.size() && text[at] >= '0' && text[at] <= '9') {
                text[at] = static_cast<char>('0' + below(10));
            }
        }
    }

    std::mt19937_64 random_;
};

TEST(SimMutants, AreReadOrRefused) {
    const char* const asked = std::getenv("LOCKSTEP_SIM_MUTANTS");
    const std::uint64_t count = asked == nullptr ? 20'000 : std::strtoull(asked, nullptr, 10);
    const std::vector<std::string> texts = all_launch_files();
    ASSERT_FALSE(texts.empty());
    for (std::uint64_t number = 0; number < count && !HasFatalFailure(); ++number) {
        SCOPED_TRACE("mutant " + std::to_string(number));
        const std::string text = Mutator(number).mutant_of(texts);
        const std::optional<std::string> flaw = test::flaw_in_reading(text);
        ASSERT_FALSE(flaw.has_value()) << text << "\n--- " << *flaw;
    }
}

} // namespace
} // namespace lockstep
