#include "core/hardware/presets.h"

#include "core/base/data_dir.h"
#include "core/hardware/numbers.h"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <optional>
#include <regex>
#include <set>
#include <unistd.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

/// Reads the file of a preset that is part of Lockstep.
json shipped(const std::string& name) {
    return json::parse(read_text_file(hardware_folder() / (name + ".json")).value());
}

/// Tests with a folder that contains one preset.
class Presets : public testing::Test {
protected:
    Presets() : folder_(fs::temp_directory_path() / ("lockstep-presets-" + std::to_string(getpid()))) {
        fs::create_directories(folder_);
    }
    ~Presets() override { fs::remove_all(folder_); }

    Result<HardwareModel> read(const json& preset) { return read_text(preset.dump()); }
    Result<HardwareModel> read_text(const std::string& text) {
        EXPECT_TRUE(write_text_file(folder_ / "mine.json", text).ok());
        return hardware_preset("mine", folder_);
    }
    /// Returns the arguments of the error that a preset with this value causes.
    std::vector<std::string> refusal_of(const std::string& number, const json& value) {
        const auto model = read({{number, {{"value", value}}}});
        EXPECT_FALSE(model.ok()) << number << " " << value;
        EXPECT_EQ(model.error().code, ErrorCode::value_not_allowed);
        EXPECT_EQ(model.error().place.file, (folder_ / "mine.json").string());
        return model.error().arguments;
    }

    fs::path folder_;
};

TEST_F(Presets, GiveTheirNumbersAndName) {
    json preset = json::object();
    preset["banks"]["value"] = 16;
    preset["latency_global"]["value"] = 777;
    preset["policy"]["value"] = "oldest";
    HardwareModel expected;
    expected.preset = "mine";
    expected.banks = 16;
    expected.latency_global = 777;
    expected.policy = static_cast<std::uint32_t>(Policy::oldest);
    EXPECT_EQ(read(preset).value(), expected);
}

TEST_F(Presets, RefuseEveryNumberThatIsNegativeOrAbsurdByItsName) {
    for (const HardwareNumber& number : hardware_numbers()) {
        if (number.in_preset == InPreset::no) {
            continue;
        }
        const std::vector<json> bad = {nullptr, -32,    99999999999,      4000000000U,
                                       32.5,    "many", json::array({32})};
        for (const json& value : bad) {
            const auto refusal = refusal_of(number.name, value);
            EXPECT_EQ(refusal.at(0), number.name);
            EXPECT_EQ(refusal.at(2), allowed_text(number, GivenIn::preset));
        }
        if (number.in_preset == InPreset::above_zero) {
            EXPECT_EQ(refusal_of(number.name, 0).at(0), number.name);
        }
    }
}

TEST_F(Presets, TakeEveryNumberThatTheyNameAndTheDefaultOfEveryOther) {
    for (const HardwareNumber& number : hardware_numbers()) {
        if (number.in_preset == InPreset::no) {
            continue;
        }
        HardwareModel expected;
        expected.preset = "mine";
        expected.*(number.member) = number.allowed.empty() ? number.most : number.allowed.back();
        EXPECT_EQ(read({{number.name, expected.*(number.member)}}).value(), expected) << number.name;
    }
}

TEST_F(Presets, AllowZeroOnlyForSwitchesChoicesAndWhereItMeansSomething) {
    // These numbers may be zero. Depending on the number, zero means nothing reserved, no limit, no loads in
    // flight, or no time.
    const std::set<std::string> have_a_zero = {
        "reserved_group_local", "groups_per_kilocycle",  "loads_per_warp", "latency_barrier",
        "barrier_cycles",       "predicated_operations", "latency_branch", "latency_group"};
    for (const HardwareNumber& setting : hardware_numbers()) {
        EXPECT_EQ(setting.in_preset == InPreset::any,
                  setting.unit == NumberUnit::choice || have_a_zero.contains(setting.name))
            << setting.name;
    }
    EXPECT_EQ(refusal_of("warp_width", 0), (std::vector<std::string>{"warp_width", "0", "4, 8, 16, 32, 64"}));
    EXPECT_EQ(refusal_of("l1_bytes", 0), (std::vector<std::string>{"l1_bytes", "0", "1 to 67108864"}));
}

TEST_F(Presets, RefuseNumbersThatNobodyKnows) {
    const auto model = read({{"bancs", 32}});
    ASSERT_FALSE(model.ok());
    EXPECT_EQ(model.error().code, ErrorCode::unknown_hardware);
    EXPECT_EQ(model.error().arguments.at(0), "bancs");
}

TEST_F(Presets, RefuseTextThatIsNoJson) {
    EXPECT_EQ(read_text("{").error().code, ErrorCode::not_a_preset);
    EXPECT_EQ(read_text("[]").error().code, ErrorCode::not_a_preset);
}

TEST_F(Presets, TakeWhatTheyDoNotNameFromTheirBase) {
    HardwareModel expected = hardware_preset("nvidia-h200").value();
    expected.preset = "mine";
    expected.banks = 16;
    EXPECT_EQ(read({{"base", "nvidia-h200"}, {"banks", 16}}).value(), expected);
    EXPECT_EQ(hardware_preset((folder_ / "mine.json").string()).value(), expected) << "by its file's name";
}

TEST_F(Presets, MayBuildOnOneBesideThem) {
    EXPECT_TRUE(write_text_file(folder_ / "theirs.json", R"({"base": "amd-gcn", "latency_l2": 123})").ok());
    const HardwareModel model = read({{"base", "theirs"}, {"banks", 16}}).value();
    EXPECT_EQ(model.banks, 16U);
    EXPECT_EQ(model.latency_l2, 123U);
    EXPECT_EQ(model.warp_width, hardware_preset("amd-gcn").value().warp_width);
    EXPECT_EQ(model.preset, "mine");
}

TEST_F(Presets, WhoseBaseDoesNotExistAreRefusedByItsName) {
    for (const json& base : {json("theirs"), json("../theirs"), json(""), json(7), json(nullptr)}) {
        const auto model = read({{"base", base}, {"banks", 16}});
        ASSERT_FALSE(model.ok()) << base;
        EXPECT_EQ(model.error().code, ErrorCode::unknown_hardware);
        EXPECT_EQ(model.error().arguments.at(0), base.is_string() ? base.get<std::string>() : base.dump());
        EXPECT_EQ(model.error().place.file, (folder_ / "mine.json").string());
    }
}

TEST_F(Presets, ThatBuildOnThemselvesAreRefusedWithTheWholeCircle) {
    EXPECT_EQ(read({{"base", "mine"}}).error().code, ErrorCode::value_not_allowed);
    EXPECT_TRUE(write_text_file(folder_ / "theirs.json", R"({"base": "mine"})").ok());
    const auto circle = read({{"base", "theirs"}});
    ASSERT_FALSE(circle.ok());
    EXPECT_EQ(circle.error().code, ErrorCode::value_not_allowed);
    EXPECT_EQ(circle.error().arguments.at(0), "base");
    EXPECT_EQ(circle.error().arguments.at(1), "mine, theirs, mine");
}

TEST_F(Presets, OfTheNameOfOneThatComesAlongMayBuildOnIt) {
    const fs::path path = folder_ / "nvidia-h200.json";
    EXPECT_TRUE(write_text_file(path, R"({"base": "nvidia-h200", "banks": 16})").ok());
    EXPECT_EQ(hardware_preset_of_file(path).value().banks, 16U);
}

TEST_F(Presets, AreListedByName) {
    (void)read_text("{}");
    EXPECT_EQ(hardware_preset_names(folder_), std::vector<std::string>{"mine"});
    EXPECT_TRUE(hardware_preset_names(folder_ / "none").empty());
    const auto other = hardware_preset("../mine", folder_);
    ASSERT_FALSE(other.ok());
    EXPECT_EQ(other.error().code, ErrorCode::unknown_hardware);
    EXPECT_EQ(other.error().arguments, (std::vector<std::string>{"../mine", "mine"}));
}

TEST_F(Presets, AreReadBackAsTheyWereSaved) {
    HardwareModel model = hardware_preset("nvidia-h200").value();
    model.latency_l2 = 300;
    model.policy = static_cast<std::uint32_t>(Policy::two_level);
    ASSERT_TRUE(save_hardware_preset(model, "mine", folder_ / "made" / "for-it").ok());
    model.preset = "mine";
    EXPECT_EQ(hardware_preset("mine", folder_ / "made" / "for-it").value(), model);
    const json saved = json::parse(read_text_file(folder_ / "made" / "for-it" / "mine.json").value());
    EXPECT_EQ(saved.at("latency_l2").at("from"), "set by hand");
    EXPECT_EQ(saved.at("latency_l1").at("from"), shipped("nvidia-h200").at("latency_l1").at("from"));
}

TEST_F(Presets, ThatAreSavedNameTheBaseForWhatTheyWillLack) {
    HardwareModel model = hardware_preset("nvidia-h200").value();
    ASSERT_TRUE(save_hardware_preset(model, "mine", folder_).ok());
    json saved = json::parse(read_text_file(folder_ / "mine.json").value());
    EXPECT_EQ(saved.at("base"), "nvidia-h200");
    saved.erase("latency_l2"); // simulates a preset from before this number was added
    EXPECT_EQ(read(saved).value().latency_l2, model.latency_l2);
}

TEST_F(Presets, OfAPersonSayWhereTheNumbersOfTheirBaseComeFrom) {
    setenv("XDG_CONFIG_HOME", folder_.c_str(), 1);
    fs::create_directories(own_hardware_folder());
    EXPECT_TRUE(
        write_text_file(own_hardware_folder() / "mine.json",
                        R"({"base": "nvidia-h200", "banks": {"value": 16, "from": "me"}, "registers": 1024})")
            .ok());
    const auto sources = hardware_sources("mine");
    EXPECT_EQ(sources.at("banks"), "me");
    EXPECT_FALSE(sources.contains("registers")) << "nothing is said of it";
    EXPECT_EQ(sources.at("latency_l1"), shipped("nvidia-h200").at("latency_l1").at("from"));
    unsetenv("XDG_CONFIG_HOME");
}

TEST_F(Presets, ThatAreTakenInKeepTheirNumbersWithTheirSourcesAndTheShippedBase) {
    const auto write = [this](const char* name, const char* text) {
        EXPECT_TRUE(write_text_file(folder_ / name, text).ok());
    };
    write("mine.json", R"({"base": "theirs", "banks": {"value": 16, "from": "me"}})");
    write("theirs.json", R"({"base": "nvidia-h200", "latency_l1": {"value": 77, "from": "them"}})");
    ASSERT_TRUE(take_in_hardware_preset(folder_ / "mine.json", folder_ / "own").ok());
    EXPECT_EQ(hardware_preset("mine", folder_ / "own").value(), hardware_preset("mine", folder_).value());
    const json taken = json::parse(read_text_file(folder_ / "own" / "mine.json").value());
    EXPECT_EQ(taken.at("base"), "nvidia-h200");
    EXPECT_EQ(taken.at("banks").at("from"), "me");
    EXPECT_EQ(taken.at("latency_l1").at("from"), "them");
    EXPECT_EQ(taken.at("latency_l2").at("from"), shipped("nvidia-h200").at("latency_l2").at("from"));
}

TEST_F(Presets, AreNotSavedUnderNamesThatAreNoneOrTaken) {
    for (const char* name : {"", "../x", "a/b", ".hidden", "educational", "a b"}) {
        const Status saved = save_hardware_preset({}, name, folder_);
        ASSERT_FALSE(saved.ok()) << name;
        EXPECT_EQ(saved.error().code, ErrorCode::value_not_allowed);
    }
    HardwareModel whole_group;
    whole_group.warp_width = 0;
    EXPECT_EQ(save_hardware_preset(whole_group, "mine", folder_).error().arguments.at(0), "warp_width");
}

TEST_F(Presets, OfAPersonAreFoundBesideThoseThatComeAlong) {
    setenv("XDG_CONFIG_HOME", folder_.c_str(), 1);
    EXPECT_EQ(own_hardware_folder(), folder_ / "lockstep" / "hardware");
    ASSERT_TRUE(save_hardware_preset({}, "mine").ok());
    EXPECT_TRUE(hardware_preset("mine").ok());
    EXPECT_EQ(hardware_preset_names().back(), "mine");
    EXPECT_TRUE(hardware_preset("educational").ok());
    unsetenv("XDG_CONFIG_HOME");
    EXPECT_FALSE(hardware_preset("mine").ok());
}

TEST(ShippedPresets, AreThoseThatTheDesignNames) {
    EXPECT_EQ(
        hardware_preset_names(hardware_folder()),
        (std::vector<std::string>{"amd-cdna", "amd-gcn", "amd-rdna", "educational", "intel", "nvidia-cc50",
                                  "nvidia-cc52", "nvidia-h100", "nvidia-h200", "pocl-cpu", "powervr-rogue"}));
}

TEST(ShippedPresets, CanAllBeReadAndSayWhereEachNumberComesFrom) {
    for (const std::string& name : hardware_preset_names(hardware_folder())) {
        EXPECT_TRUE(hardware_preset(name).ok()) << name;
        const auto sources = hardware_sources(name);
        for (const HardwareNumber& setting : hardware_numbers()) {
            const auto source = sources.find(setting.name);
            EXPECT_EQ(source != sources.end() && !source->second.empty(), setting.in_preset != InPreset::no)
                << name << " " << setting.name;
        }
    }
}

/// Returns the clock that a text mentions: 1980 for "4.8 TB/s at a clock rate of 1980 MHz".
std::optional<std::uint32_t> megahertz_in(const std::string& text) {
    const std::regex clock("at (?:a clock rate of )?([0-9]+) MHz");
    std::smatch found;
    return std::regex_search(text, found, clock)
               ? std::optional(static_cast<std::uint32_t>(std::stoul(found[1])))
               : std::nullopt;
}

TEST(ShippedPresets, HaveTheClockForWhichTheBytesOfDramACycleWereWorkedOut) {
    int looked_at = 0;
    for (const std::string& name : hardware_preset_names(hardware_folder())) {
        if (const auto clock = megahertz_in(hardware_sources(name).at("dram_bytes_per_cycle"))) {
            EXPECT_EQ(hardware_preset(name).value().clock_mhz, *clock) << name;
            ++looked_at;
        }
    }
    EXPECT_GE(looked_at, 8);
}

TEST(ShippedPresets, EducationalIsWhatAModelIsWithoutAPreset) {
    EXPECT_EQ(hardware_preset("educational").value(), HardwareModel{});
}

} // namespace
} // namespace lockstep
