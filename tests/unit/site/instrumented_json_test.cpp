#include "core/site/program_json.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace lockstep {
namespace {

Instrumented full() {
    Instrumented instrumented;
    instrumented.program.kernel = "k";
    instrumented.program.files = {"a.cl"};
    instrumented.program.texts = {"// Gr\xFC\xDF"
                                  "e, not UTF-8\n"};
    instrumented.program.parameter_names = {"in", "block"};
    instrumented.program.sites.push_back({.kind = SiteKind::read,
                                          .space = Space::global,
                                          .line = 1,
                                          .text = "in[i]",
                                          .type = {Scalar::int32, 1},
                                          .pieces = {{0, 4}}});
    instrumented.program.skeleton.nodes = {{.kind = NodeKind::site, .site = Site(0)}};
    instrumented.text = "__kernel void k() {} // \xFC";
    instrumented.objects = {{.name = "in", .argument = 0}, {.name = "t", .space = Space::local}};
    instrumented.local_arguments = {1};
    instrumented.local_bytes = 1024;
    instrumented.scratch_bytes = 128;
    instrumented.votes = true;
    instrumented.slot_bytes = 8;
    instrumented.private_memory = {.bytes = std::uint64_t{3} << 40, .largest = {"a.cl", 4, 9}};
    instrumented.subgroup_width = 16;
    instrumented.program.optimised = {{3}, {}, {0}, {0, 24, 0, 28}};
    return instrumented;
}

Instrumented sent(const Instrumented& instrumented) {
    return instrumented_from(nlohmann::json::parse(instrumented_json(instrumented).dump()));
}

TEST(InstrumentedJson, GivesBackWhatItTook) {
    const Instrumented got = sent(full());
    EXPECT_EQ(instrumented_json(got), instrumented_json(full()));
    EXPECT_EQ(got.text, full().text);
    EXPECT_EQ(got.program.texts, full().program.texts);
    EXPECT_EQ(got.program.sites.at(0).text, "in[i]");
    EXPECT_EQ(got.objects.at(1).argument, -1);
    EXPECT_EQ(got.subgroup_width, 16U);
    EXPECT_EQ(got.private_memory, full().private_memory);
    EXPECT_EQ(got.program.optimised, full().program.optimised);
}

TEST(InstrumentedJson, gives_back_the_size_of_an_image) {
    Instrumented instrumented = full();
    instrumented.objects.push_back(
        {.name = "image", .space = Space::image, .width = 5, .height = 7, .depth = 3});
    const ObjectInfo got = sent(instrumented).objects.back();
    EXPECT_EQ(got.width, 5U);
    EXPECT_EQ(got.height, 7U);
    EXPECT_EQ(got.depth, 3U);
}

TEST(InstrumentedJson, writes_back_ends_that_report_and_reads_known_ones) {
    nlohmann::json json = instrumented_json(full());
    nlohmann::json& optimised = json.at("program").at("optimised");
    EXPECT_EQ(optimised.at("registers"), (nlohmann::json{{"gfx803", 24}, {"gfx1010", 28}}));
    optimised.at("registers")["gfx9000"] = 77U; // as written by a later version of Lockstep
    EXPECT_EQ(instrumented_from(json).program.optimised.registers, (RegisterCounts{0, 24, 0, 28}));
    optimised.erase("registers"); // as written by an earlier version of Lockstep
    EXPECT_EQ(instrumented_from(json).program.optimised.registers, RegisterCounts{});
    optimised["registers"] = {{"gfx803", -1}};
    EXPECT_THROW((void)instrumented_from(json), std::logic_error);
}

TEST(InstrumentedJson, OfAKernelWithoutSubGroupFunctionsHasNoWidth) {
    Instrumented plain = full();
    plain.subgroup_width.reset();
    EXPECT_EQ(sent(plain).subgroup_width, std::nullopt);
}

TEST(InstrumentedJson, TakesNothingThatNamesWhatIsNotThere) {
    Instrumented strange = full();
    strange.local_arguments = {2};
    EXPECT_THROW((void)sent(strange), std::logic_error);
    strange = full();
    strange.program.optimised.registers[1] = 4097;
    EXPECT_THROW((void)sent(strange), std::logic_error);
    strange = full();
    strange.program.optimised.served = {65};
    EXPECT_THROW((void)sent(strange), std::logic_error);
    strange = full();
    strange.objects[0].argument = 2;
    EXPECT_THROW((void)sent(strange), std::logic_error);
    strange = full();
    strange.program.skeleton.nodes[0].site = Site(1);
    EXPECT_THROW((void)sent(strange), std::logic_error);
}

TEST(InstrumentedJson, TakesNoSizeThatWouldOverflowALayout) {
    Instrumented strange = full();
    strange.local_bytes = UINT64_MAX;
    EXPECT_THROW((void)sent(strange), std::logic_error);
}

TEST(InstrumentedJson, ATargetKeepsWhatTheDriverSaysAndWhatItDoesNotDefine) {
    const InstrumentTarget target{
        .address_bits = 32, .subgroup_width = 0, .macros = {{"N", "1 + 1"}, {"M", std::nullopt}}};
    const InstrumentTarget got = target_from(target_json(target));
    EXPECT_EQ(got.address_bits, 32U);
    EXPECT_EQ(got.subgroup_width, 0U);
    EXPECT_EQ(got.macros, target.macros);
}

} // namespace
} // namespace lockstep
