#include "core/experiments/building_blocks.h"
#include "core/experiments/catalogue.h"

#include <cstring>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

const Experiment& experiment(const std::string& id = "reduction/interleaved") {
    return *find_experiment(id).value();
}

ParameterValues values(const ParameterValues& given) {
    return complete(experiment(), given).value();
}

Launch launch(const ParameterValues& given) {
    const KernelSource source = kernel_source(experiment()).value();
    return experiment().launches(values(given), source).value().front();
}

/// Makes the trace of a correct kernel: its output is the sum of each group's elements, computed on the CPU
/// in float.
Trace right_answer(const Launch& launch) {
    std::vector<float> in(launch.arguments[1].bytes.size() / sizeof(float));
    std::memcpy(in.data(), launch.arguments[1].bytes.data(), launch.arguments[1].bytes.size());
    std::vector<float> sums(group_count(launch.range));
    for (std::size_t i = 0; i < in.size(); ++i) {
        sums[i / launch.range.local[0]] += in[i];
    }
    Trace trace;
    trace.outputs.push_back({2, bytes_of(sums), bytes_of(sums)});
    return trace;
}

bool correct(const ParameterValues& given, Trace trace) {
    Recording recording;
    recording.launches.push_back(std::move(trace));
    return experiment().check(values(given), {launch(given)}, recording);
}

void raise_last_float(std::vector<std::byte>& bytes) {
    float last = 0;
    std::byte* place = bytes.data() + bytes.size() - sizeof last;
    std::memcpy(&last, place, sizeof last);
    last += 1;
    std::memcpy(place, &last, sizeof last);
}

TEST(Reduction, RoundsTheGlobalSizeUpToWholeGroups) {
    EXPECT_EQ(launch({{"size", "1000"}, {"local", "128"}}).range.global[0], 1024u);
    EXPECT_EQ(launch({{"size", "1"}, {"local", "32"}}).range.global[0], 32u);
    EXPECT_EQ(launch({{"size", "4096"}}).range.global[0], 4096u);
}

TEST(Reduction, GivesOneResultAGroup) {
    EXPECT_EQ(launch({{"size", "1000"}, {"local", "128"}}).arguments[2].size_bytes, 8 * sizeof(float));
    EXPECT_EQ(launch({{"size", "33"}, {"local", "32"}, {"type", "double"}}).arguments[2].size_bytes,
              2 * sizeof(double));
}

TEST(Reduction, TellsTheKernelItsSizeTypeAndOperation) {
    EXPECT_EQ(launch({{"local", "64"}, {"type", "int"}, {"op", "max"}}).options,
              "-DN=64 -DT=int -DOP=max -DNEUTRAL=INT_MIN -DATOMIC_OP=atomic_max");
    EXPECT_EQ(launch({{"op", "min"}}).options, "-DN=256 -DT=float -DOP=min -DNEUTRAL=INFINITY -DBITS=uint "
                                               "-DCOMPARE_EXCHANGE=atomic_cmpxchg");
    EXPECT_EQ(launch({{"type", "double"}}).options, "-DN=256 -DT=double -DOP=sum -DNEUTRAL=0 -DBITS=ulong "
                                                    "-DCOMPARE_EXCHANGE=atom_cmpxchg");
}

TEST(Reduction, TheSameSeedGivesTheSameInput) {
    EXPECT_EQ(launch({{"seed", "5"}}).arguments[1].bytes, launch({{"seed", "5"}}).arguments[1].bytes);
    EXPECT_NE(launch({{"seed", "5"}}).arguments[1].bytes, launch({{"seed", "6"}}).arguments[1].bytes);
}

TEST(Reduction, PassesEndWithOneValueOrWithTheHost) {
    const Experiment& passes = experiment("reduction/multi-pass");
    const KernelSource source = kernel_source(passes).value();
    const auto counts = [&](const ParameterValues& given) {
        const ParameterValues all = complete(passes, given).value();
        std::vector<std::uint64_t> groups;
        const std::vector<Launch> launches = passes.launches(all, source).value();
        groups.reserve(launches.size());
        for (const Launch& pass : launches) {
            groups.push_back(group_count(pass.range));
        }
        return std::pair(groups, passes.host_code(all).size());
    };
    using Groups = std::vector<std::uint64_t>;
    EXPECT_EQ(counts({{"size", "16777216"}, {"local", "256"}}), std::pair(Groups({65536, 256, 1}), 0UL));
    EXPECT_EQ(counts({{"size", "257"}, {"local", "256"}}), std::pair(Groups({2, 1}), 0UL));
    EXPECT_EQ(counts({{"size", "1"}}), std::pair(Groups({1}), 0UL));
    EXPECT_EQ(counts({{"size", "4096"}, {"finish", "host"}}), std::pair(Groups({64}), 1UL));
}

TEST(Digits, StayExactInFloatsHoweverManyThereAre) {
    const auto few = digits<float>(1000, 1);
    EXPECT_EQ(*std::ranges::max_element(few), 9);
    const auto many = digits<float>(1 << 24, 1);
    EXPECT_EQ(*std::ranges::max_element(many), 1);
}

TEST(Operands, LieWhereAWrongNeutralElementShows) {
    const auto of = [](const std::string& op) { return values({{"size", "1000"}, {"op", op}}); };
    const auto sums = operands<float>(of("sum"));
    EXPECT_EQ(std::ranges::min(sums), -9);
    EXPECT_EQ(std::ranges::max(sums), 9);
    const auto most = operands<std::int32_t>(of("max"));
    EXPECT_LT(std::ranges::max(most), 0);
    EXPECT_EQ(std::ranges::count(most, std::numeric_limits<std::int32_t>::min()), 250);
    const auto least = operands<float>(of("min"));
    EXPECT_GT(std::ranges::min(least), 0);
    EXPECT_EQ(std::ranges::count(least, std::numeric_limits<float>::infinity()), 250);
    EXPECT_GE(std::ranges::min(operands<std::uint32_t>(of("min"))),
              std::numeric_limits<std::uint32_t>::max() - 9);
}

TEST(Reduction, ARightAnswerIsCorrect) {
    const ParameterValues given = {{"size", "1000"}, {"local", "64"}};
    EXPECT_TRUE(correct(given, right_answer(launch(given))));
}

TEST(Reduction, OneWrongGroupIsNoticedInEitherRun) {
    const ParameterValues given = {{"size", "1000"}, {"local", "64"}};
    Trace instrumented = right_answer(launch(given));
    raise_last_float(instrumented.outputs[0].instrumented);
    EXPECT_FALSE(correct(given, std::move(instrumented)));
    Trace plain = right_answer(launch(given));
    raise_last_float(plain.outputs[0].plain);
    EXPECT_FALSE(correct(given, std::move(plain)));
}

TEST(Reduction, AMissingOutputIsNotCorrect) {
    EXPECT_FALSE(correct({}, Trace{}));
    Trace empty;
    empty.outputs.push_back({2, {}, {}});
    EXPECT_FALSE(correct({}, std::move(empty)));
}

TEST(Reduction, ThePlainRunMayBeMissing) {
    Trace trace = right_answer(launch({}));
    trace.outputs[0].plain.clear();
    EXPECT_TRUE(correct({}, std::move(trace)));
}

} // namespace
} // namespace lockstep
