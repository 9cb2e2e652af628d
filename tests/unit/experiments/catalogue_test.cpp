#include "core/experiments/catalogue.h"

#include "core/base/memory.h"
#include "core/experiments/building_blocks.h"

#include <gtest/gtest.h>
#include <set>

namespace lockstep {
namespace {

ErrorCode code_for(const ParameterValues& given) {
    const auto values = complete(*find_experiment("reduction/compacted").value(), given);
    return values.ok() ? ErrorCode::cancelled : values.error().code;
}

TEST(Catalogue, HoldsTheThreeReductions) {
    for (const char* id : {"reduction/interleaved", "reduction/compacted", "reduction/sequential"}) {
        EXPECT_TRUE(find_experiment(id).ok()) << id;
    }
}

TEST(Catalogue, EveryIdStandsOnce) {
    std::set<std::string> ids;
    for (const Experiment& experiment : catalogue()) {
        EXPECT_TRUE(ids.insert(experiment.id).second) << experiment.id;
    }
}

TEST(Catalogue, EveryExperimentHasItsKernelInItsFile) {
    for (const Experiment& experiment : catalogue()) {
        const auto source = kernel_source(experiment);
        ASSERT_TRUE(source.ok()) << experiment.id;
        EXPECT_NE(source->text.find("__kernel void " + experiment.kernel + "("), std::string::npos);
    }
}

TEST(Catalogue, EveryExperimentSaysWhatItTeaches) {
    for (const Experiment& experiment : catalogue()) {
        const ExperimentText text = experiment_text(experiment.id);
        EXPECT_FALSE(text.title.empty() || text.teaches.empty() || text.look_at.empty()) << experiment.id;
    }
}

TEST(Catalogue, ALanguageWithoutATextFallsBackToEnglish) {
    EXPECT_EQ(experiment_text("reduction/compacted", "xx").title,
              experiment_text("reduction/compacted").title);
}

TEST(Catalogue, EveryDefaultIsAllowed) {
    for (const Experiment& experiment : catalogue()) {
        const auto defaults = complete(experiment, {});
        ASSERT_TRUE(defaults.ok());
        EXPECT_TRUE(complete(experiment, *defaults).ok()) << experiment.id;
    }
}

TEST(Catalogue, AMistypedIdGetsASuggestion) {
    const auto found = find_experiment("reduction/interleave");
    ASSERT_FALSE(found.ok());
    EXPECT_EQ(found.error().code, ErrorCode::unknown_experiment);
    EXPECT_EQ(found.error().arguments,
              (std::vector<std::string>{"reduction/interleave", "reduction/interleaved"}));
}

TEST(Catalogue, SizesGoUpToWhatFillsAGpu) {
    for (const char* id : {"memory/strided", "execution/divergence", "execution/small-groups",
                           "execution/latency-hiding", "execution/barrier-idle", "execution/histogram",
                           "particles/naive", "particles/tiled", "reduction/interleaved", "scan/look-back"}) {
        EXPECT_TRUE(complete(*find_experiment(id).value(), {{"size", "16777216"}}).ok()) << id;
    }
}

TEST(Catalogue, InputsThatNeedTooMuchMemoryAreRefused) {
    EXPECT_TRUE(room_for(1000).ok());
    EXPECT_EQ(room_for(machine_memory_bytes()).error().code, ErrorCode::out_of_memory);
    for (const auto& [id, given] :
         {std::pair("matvec/row-per-item", ParameterValues{{"width", "131072"}, {"height", "16777216"}}),
          std::pair("stencil/planes",
                    ParameterValues{{"width", "65536"}, {"height", "65536"}, {"depth", "65536"}})}) {
        const Experiment& experiment = *find_experiment(id).value();
        const auto launches = experiment.launches(complete(experiment, given).value(), {});
        ASSERT_FALSE(launches.ok()) << id;
        EXPECT_EQ(launches.error().code, ErrorCode::out_of_memory) << id;
    }
}

TEST(Complete, FillsInWhatIsNotGiven) {
    const auto values = complete(*find_experiment("reduction/compacted").value(), {{"size", "77"}});
    ASSERT_TRUE(values.ok());
    EXPECT_EQ(values->at("size"), "77");
    EXPECT_EQ(values->at("local"), "256");
}

TEST(Complete, RefusesUnknownNames) {
    EXPECT_EQ(code_for({{"sise", "256"}}), ErrorCode::unknown_parameter);
}

TEST(Complete, RefusesNumbersOutOfRange) {
    EXPECT_EQ(code_for({{"size", "0"}}), ErrorCode::value_not_allowed);
    EXPECT_EQ(code_for({{"size", "16777217"}}), ErrorCode::value_not_allowed);
    EXPECT_EQ(code_for({{"size", "-1"}}), ErrorCode::value_not_allowed);
    EXPECT_EQ(code_for({{"size", "99999999999999999999"}}), ErrorCode::value_not_allowed);
    EXPECT_EQ(code_for({{"size", "16777216"}}), ErrorCode::cancelled);
}

TEST(Complete, RefusesWhatIsNoNumber) {
    for (const char* text : {"", " 256", "256 ", "0x100", "many", "2.5", "1e3"}) {
        EXPECT_EQ(code_for({{"size", text}}), ErrorCode::value_not_allowed) << text;
    }
}

TEST(Complete, RefusesGroupSizesThatAreNoPowerOfTwo) {
    EXPECT_EQ(code_for({{"local", "48"}}), ErrorCode::value_not_allowed);
    EXPECT_EQ(code_for({{"local", "16"}}), ErrorCode::value_not_allowed);
    EXPECT_EQ(code_for({{"local", "2048"}}), ErrorCode::value_not_allowed);
}

TEST(Complete, RefusesWordsThatAreNoChoiceAndNamesThoseThatAre) {
    const auto values = complete(*find_experiment("reduction/compacted").value(), {{"op", "avg"}});
    ASSERT_FALSE(values.ok());
    EXPECT_EQ(values.error().arguments, (std::vector<std::string>{"op", "avg", "sum, max, min"}));
}

TEST(Shapes, AreReadWithOneSideOrTwo) {
    EXPECT_EQ(shape_from("64x4"), (Shape{64, 4}));
    EXPECT_EQ(shape_from("64"), (Shape{64, 1}));
    for (const char* text : {"", "x", "64x", "x4", "0x4", "4x0", "-4x4", "4x4x4", "4 x4", "4X4"}) {
        EXPECT_EQ(shape_from(text), std::nullopt) << text;
    }
}

TEST(Shapes, AreAllowedByTheirWorkItems) {
    const ParameterInfo any = {
        .name = "local", .default_value = "16x16", .least = 1, .most = 1024, .is_shape = true};
    EXPECT_TRUE(is_allowed(any, "1024x1"));
    EXPECT_TRUE(is_allowed(any, "3x5"));
    EXPECT_FALSE(is_allowed(any, "1025"));
    EXPECT_FALSE(is_allowed(any, "33x32"));
    EXPECT_FALSE(is_allowed(any, "4294967296x4294967296"));
    EXPECT_EQ(allowed_values(any), "XxY, X*Y = 1..1024");
    ParameterInfo powers = any;
    powers.power_of_two = true;
    EXPECT_TRUE(is_allowed(powers, "64x4"));
    EXPECT_FALSE(is_allowed(powers, "64x3"));
}

} // namespace
} // namespace lockstep
