#include "core/base/data_dir.h"
#include "core/hardware/numbers.h"
#include "core/hardware/presets.h"
#include "tests/support/mutated_text.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>
#include <string>
#include <unistd.h>
#include <vector>

// Tests presets whose text is truncated, swapped or overwritten. Each must either load or be rejected with an error
// message. A preset that loads contains only allowed values, and is unchanged after being saved and loaded again.
// LOCKSTEP_PRESET_MUTANTS sets the number of mutants (default: 500).

namespace lockstep {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> shipped_texts() {
    std::vector<std::string> texts;
    for (const std::string& name : hardware_preset_names(hardware_folder())) {
        texts.push_back(read_text_file(hardware_folder() / (name + ".json")).value());
    }
    return texts;
}

const std::vector<std::string>& words() {
    static const std::vector<std::string> all = {
        "\"value\": ", "\"from\": ", "\"base\": ", "\"mutant\"", "\"nvidia-h200\"",
        "\"banks\": ", "0",          "-1",         "4294967296", "1e999",
        "0.5",         "null",       "[",          "]",          "{",
        "}",           ",",          "\"",         "true",       "\"oldest\"",
        "\"group\""};
    return all;
}

bool is_refusal(ErrorCode code) {
    return code == ErrorCode::not_a_preset || code == ErrorCode::value_not_allowed ||
           code == ErrorCode::unknown_hardware;
}

class PresetMutants : public testing::Test {
protected:
    PresetMutants() { fs::create_directories(folder_); }
    ~PresetMutants() override { fs::remove_all(folder_); }

    const fs::path folder_ =
        fs::temp_directory_path() / ("lockstep-preset-mutants-" + std::to_string(getpid()));
};

TEST_F(PresetMutants, AreReadOrRefused) {
    const char* const asked = std::getenv("LOCKSTEP_PRESET_MUTANTS");
    const std::uint64_t count = asked == nullptr ? 500 : std::strtoull(asked, nullptr, 10);
    const std::vector<std::string> texts = shipped_texts();
    ASSERT_FALSE(texts.empty());
    std::uint64_t read = 0;
    for (std::uint64_t number = 0; number < count && !HasFatalFailure(); ++number) {
        const std::string text = test::mutated_text(texts, words(), number);
        SCOPED_TRACE("mutant " + std::to_string(number) + "\n" + text);
        ASSERT_TRUE(write_text_file(folder_ / "mutant.json", text).ok());
        const auto model = hardware_preset("mutant", folder_);
        if (!model) {
            ASSERT_TRUE(is_refusal(model.error().code));
            continue;
        }
        ++read;
        const Status saved = save_hardware_preset(*model, "again", folder_);
        ASSERT_TRUE(saved.ok()) << saved.error().arguments[0] << " " << saved.error().arguments[1];
        const auto again = hardware_preset("again", folder_);
        ASSERT_TRUE(again.ok());
        for (const HardwareNumber& each : hardware_numbers()) {
            EXPECT_EQ((*again).*(each.member), (*model).*(each.member)) << each.name;
        }
    }
    EXPECT_GT(read, count / 20);
    EXPECT_LT(read, count);
}

} // namespace
} // namespace lockstep
