#include "core/hardware/presets.h"

#include "core/base/data_dir.h"

#include <gtest/gtest.h>
#include <unistd.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

/// A folder with one preset in it.
class Presets : public testing::Test {
protected:
    Presets() : folder_(fs::temp_directory_path() / ("lockstep-presets-" + std::to_string(getpid()))) {
        fs::create_directories(folder_);
    }
    ~Presets() override { fs::remove_all(folder_); }

    Result<HardwareModel> read(const std::string& text) {
        EXPECT_TRUE(write_text_file(folder_ / "mine.json", text).ok());
        return hardware_preset("mine", folder_);
    }
    /// What is said against a preset whose number of banks is `banks`.
    std::vector<std::string> refusal_of_banks(const std::string& banks) {
        const auto model = read(R"({"warp_width": {"value": 64}, "bank_bytes": {"value": 4}, "sector_bytes":
            {"value": 32}, "line_bytes": {"value": 64})" +
                                banks + "}");
        EXPECT_FALSE(model.ok());
        EXPECT_EQ(model.error().code, ErrorCode::value_not_allowed);
        EXPECT_EQ(model.error().place.file, (folder_ / "mine.json").string());
        return model.error().arguments;
    }

    fs::path folder_;
};

TEST_F(Presets, GiveTheirNumbersAndName) {
    const auto model = read(R"({"warp_width": {"value": 64, "from": "here"}, "banks": {"value": 16},
        "bank_bytes": {"value": 8}, "sector_bytes": {"value": 64}, "line_bytes": {"value": 256}})");
    ASSERT_TRUE(model.ok());
    EXPECT_EQ(*model, (HardwareModel{"mine", 64, 16, 8, 64, 256}));
}

TEST_F(Presets, RefuseNumbersThatAreMissingOrAbsurdByName) {
    const std::string allowed = refusal_of_banks("").at(2);
    EXPECT_EQ(refusal_of_banks(""), (std::vector<std::string>{"banks", "", allowed}));
    for (const char* value : {"0", "-32", "33", "1e9", "99999999999", "32.5", "\"many\"", "null", "[32]"}) {
        const auto refusal = refusal_of_banks(std::string(R"(, "banks": {"value": )") + value + "}");
        EXPECT_EQ(refusal.at(0), "banks");
        EXPECT_EQ(refusal.at(2), allowed);
    }
}

TEST_F(Presets, RefuseAWarpWidthOfZero) {
    const auto model = read(R"({"warp_width": {"value": 0}})");
    ASSERT_FALSE(model.ok());
    EXPECT_EQ(model.error().arguments, (std::vector<std::string>{"warp_width", "0", "4, 8, 16, 32, 64"}));
}

TEST_F(Presets, RefuseNumbersThatNobodyKnows) {
    const auto model = read(R"({"bancs": {"value": 32}})");
    ASSERT_FALSE(model.ok());
    EXPECT_EQ(model.error().code, ErrorCode::unknown_hardware);
    EXPECT_EQ(model.error().arguments.at(0), "bancs");
}

TEST_F(Presets, RefuseTextThatIsNoJson) {
    EXPECT_EQ(read("{").error().code, ErrorCode::cannot_read_file);
    EXPECT_EQ(read("[]").error().code, ErrorCode::cannot_read_file);
}

TEST_F(Presets, AreListedByName) {
    (void)read("{}");
    EXPECT_EQ(hardware_preset_names(folder_), std::vector<std::string>{"mine"});
    EXPECT_TRUE(hardware_preset_names(folder_ / "none").empty());
    const auto other = hardware_preset("../mine", folder_);
    ASSERT_FALSE(other.ok());
    EXPECT_EQ(other.error().code, ErrorCode::unknown_hardware);
    EXPECT_EQ(other.error().arguments, (std::vector<std::string>{"../mine", "mine"}));
}

TEST(ShippedPresets, CanAllBeRead) {
    EXPECT_FALSE(hardware_preset_names().empty());
    for (const std::string& name : hardware_preset_names()) {
        EXPECT_TRUE(hardware_preset(name).ok()) << name;
    }
}

TEST(ShippedPresets, EducationalIsWhatAModelIsWithoutAPreset) {
    EXPECT_EQ(hardware_preset("educational").value(), HardwareModel{});
}

} // namespace
} // namespace lockstep
