#include "core/experiments/catalogue.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

const Experiment& experiment(const std::string& id) {
    return *find_experiment(id).value();
}

Work work(const std::string& id, const ParameterValues& given) {
    return work_of(experiment(id), complete(experiment(id), given).value());
}

ParameterRole role(const std::string& id, const std::string& parameter) {
    return role_of(experiment(id), parameter);
}

TEST(Work, OfAReductionLeavesAValueAGroupToBeJoined) {
    EXPECT_EQ(work("reduction/sequential", {{"size", "65536"}, {"local", "32"}}), (Work{65536, 2047}));
    EXPECT_EQ(work("reduction/sequential", {{"size", "65536"}, {"local", "256"}}), (Work{65536, 255}));
    EXPECT_EQ(work("reduction/sequential", {{"size", "65536"}, {"local", "256"}}).done(), 65281U);
    EXPECT_EQ(work("reduction/atomic-per-group", {{"size", "65536"}}), (Work{65536, 0}));
    EXPECT_EQ(work("reduction/multi-pass", {{"size", "65536"}}), (Work{65536, 0}));
    EXPECT_EQ(work("reduction/multi-pass", {{"size", "65536"}, {"finish", "host"}}), (Work{65536, 1023}));
    EXPECT_EQ(work("reduction/concurrent", {{"size", "65536"}, {"launches", "2"}}), (Work{65536, 63}));
}

TEST(Work, OfAScanLeavesItsBlocksToBeJoined) {
    EXPECT_EQ(work("scan/blelloch", {{"size", "1024"}, {"local", "64"}}), (Work{1024, 7}));
    EXPECT_EQ(work("scan/three-stage", {{"size", "4096"}}), (Work{4096, 0}));
    EXPECT_EQ(work("scan/look-back", {{"size", "4096"}}), (Work{4096, 0}));
}

TEST(Work, IsNeverNone) {
    EXPECT_EQ(work("reduction/local-argument", {{"size", "8"}, {"local", "1"}}).done(), 1U);
    EXPECT_EQ(work("reduction/sequential", {{"size", "1"}}).done(), 1U);
}

TEST(ParameterRoles, TellChoicesFromOtherQuestions) {
    EXPECT_EQ(role("reduction/sequential", "local"), ParameterRole::choice);
    EXPECT_EQ(role("reduction/vector", "width"), ParameterRole::choice);
    EXPECT_EQ(role("reduction/grid-stride", "items"), ParameterRole::choice);
    EXPECT_EQ(role("convolution/tiled", "local"), ParameterRole::choice);
    EXPECT_EQ(role("reduction/sequential", "size"), ParameterRole::amount);
    for (const auto& [id, parameter] :
         {std::pair("execution/divergence", "ways"), std::pair("execution/latency-hiding", "ratio"),
          std::pair("memory/strided", "stride"), std::pair("convolution/tiled", "radius"),
          std::pair("matmul/tiled", "width"), std::pair("particles/naive", "size"),
          std::pair("execution/barrier-idle", "local"), std::pair("reduction/sequential", "type"),
          std::pair("reduction/sequential", "op"), std::pair("reduction/sequential", "nothing")}) {
        EXPECT_EQ(role(id, parameter), ParameterRole::question) << id << " " << parameter;
    }
}

} // namespace
} // namespace lockstep
