#include "core/pack/described_device.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

DescribedDevice described(const std::string& name, bool is_cpu) {
    DescribedDevice device{.info = {.name = name, .platform = "P", .is_cpu = is_cpu},
                           .answers = {.address_bits = 32, .largest_allocation_bytes = 5},
                           .macros = {}};
    device.macros.push_back({.options = "-cl-std=CL1.2",
                             .names = {"cl_khr_fp64", "__GPU__", "__COUNTER__"},
                             .macros = {{"cl_khr_fp64", "1"}, {"__GPU__", std::nullopt}}});
    return device;
}

/// An instrumenter whose source tests names: first cl_khr_fp64, then, if it is defined, others.
class Tester : public Instrumenter {
public:
    explicit Tester(std::set<std::string> then) : then_(std::move(then)) {}
    Result<std::set<std::string>> tested_names(const KernelSource&, const std::string&,
                                               const InstrumentTarget& target) override {
        std::set<std::string> names{"cl_khr_fp64"};
        if (target.macros.contains("cl_khr_fp64")) {
            names.insert(then_.begin(), then_.end());
        }
        return names;
    }
    Result<std::string> with_includes(const KernelSource&, const std::string&,
                                      const InstrumentTarget&) override {
        return std::string();
    }
    Result<std::vector<KernelSignature>> kernels_in(const KernelSource&, const std::string&,
                                                    const InstrumentTarget&) override {
        return std::vector<KernelSignature>();
    }
    Result<Instrumented> instrument(const KernelSource&, const std::string&, const std::string&,
                                    const InstrumentTarget&) override {
        return Instrumented();
    }
    Status compile() override { return {}; }
    Result<Optimised> optimised() override { return Optimised(); }

private:
    std::set<std::string> then_;
};

TEST(DescribedDevice, IsReadAsItWasWritten) {
    const std::string text = descriptions_json({described("one", true), described("two", false)}).dump();
    const auto devices = descriptions_from(text);
    ASSERT_TRUE(devices);
    ASSERT_EQ(devices->size(), 2U);
    EXPECT_EQ((*devices)[1].info.name, "two");
    EXPECT_EQ((*devices)[1].answers, described("two", false).answers);
    EXPECT_EQ((*devices)[1].macros[0].names, described("two", false).macros[0].names);
    EXPECT_EQ((*devices)[1].macros[0].macros, described("two", false).macros[0].macros);
    EXPECT_EQ(descriptions_json(*devices).dump(), text);
}

TEST(DescribedDevice, RefusesOtherTexts) {
    nlohmann::json json = descriptions_json({described("one", true)});
    for (const std::string text :
         {"", "{}", "[]", "{\"format\": 1}", "{\"format\": 1, \"descriptions\": [5]}"}) {
        EXPECT_FALSE(descriptions_from(text)) << text;
    }
    const auto changed = [&json](const std::string& pointer, const nlohmann::json& value) {
        nlohmann::json copy = json;
        copy[nlohmann::json::json_pointer(pointer)] = value;
        return descriptions_from(copy.dump()).has_value();
    };
    EXPECT_TRUE(changed("/descriptions/0/address_bits", 64));
    EXPECT_FALSE(changed("/format", 2));
    EXPECT_FALSE(changed("/descriptions/0/address_bits", 16));
    EXPECT_FALSE(changed("/descriptions/0/asked/0/macros/a b", "1"));
    EXPECT_FALSE(changed("/descriptions/0/asked/0/macros/ok", "two\nlines"));
}

TEST(DescribedDevice, IsChosenAsOnThisMachine) {
    const std::vector<DescribedDevice> devices{described("big gpu", false), described("cpu", true)};
    EXPECT_EQ(described_device(devices, "").value().info.name, "cpu");
    EXPECT_EQ(described_device(devices, "BIG").value().info.name, "big gpu");
    EXPECT_EQ(described_device({devices[0]}, "").value().info.name, "big gpu");
    EXPECT_EQ(described_device(devices, "other").error().arguments.at(1), "big gpu, cpu");
    EXPECT_EQ(described_device({}, "").error().code, ErrorCode::no_device);
}

TEST(DescribedDevice, IsAnAcceleratorIfThereIsOne) {
    const DescribedDevice cpu = described("cpu", true);
    EXPECT_EQ(first_accelerator({cpu, described("gpu", false), described("other", false)}), "gpu");
    EXPECT_EQ(first_accelerator({cpu}), "");
    EXPECT_EQ(first_accelerator({}), "");
}

TEST(DescribedDevice, AnswersInRounds) {
    Tester tester({"__GPU__", "__COUNTER__"});
    const auto target = described_target(described("one", true), tester, {}, "");
    ASSERT_TRUE(target);
    EXPECT_EQ(target->address_bits, 32U);
    EXPECT_EQ(target->macros, described("one", true).macros[0].macros)
        << "__COUNTER__ has no definition text";
}

TEST(DescribedDevice, LacksNamesThatOnlyADriverDefines) {
    Tester tester({"__GPU__", "__OTHER__", "cl_other", "MINE"});
    const auto target = described_target(described("one", true), tester, {}, "");
    ASSERT_FALSE(target);
    EXPECT_EQ(target.error().code, ErrorCode::names_not_described);
    EXPECT_EQ(target.error().arguments, (std::vector<std::string>{"__OTHER__,cl_other", "-cl-std=CL1.2"}));
    Tester mine({"MINE"});
    EXPECT_EQ(described_target(described("one", true), mine, {}, "").value().macros.at("MINE"), std::nullopt);
}

TEST(DescribedDevice, AnswersForItsBuildOptionsOnly) {
    Tester tester({});
    const auto target = described_target(described("one", true), tester, {}, "-cl-fast-relaxed-math");
    ASSERT_FALSE(target);
    EXPECT_EQ(target.error().arguments.at(0), "cl_khr_fp64");
}

TEST(DescribedDevice, IsAskedAboutItsOwnExtensions) {
    const std::set<std::string> names = usual_names("cl_vendor_thing  not-a-name cl_khr_fp64 ");
    EXPECT_TRUE(names.contains("cl_vendor_thing"));
    EXPECT_TRUE(names.contains("__OPENCL_VERSION__"));
    EXPECT_FALSE(names.contains("not-a-name"));
}

} // namespace
} // namespace lockstep
