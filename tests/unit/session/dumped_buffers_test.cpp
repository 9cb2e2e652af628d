#include "core/session/outputs.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Makes a launch with two buffers of ints. The plain kernel leaves a different content in the second one.
Recording recording_with(const std::string& second_header) {
    Trace trace;
    trace.program.parameter_names = {"in", "out"};
    trace.objects = {{.name = "in", .element = {Scalar::int32, 1}, .argument = 0},
                     {.name = "out", .element = {Scalar::int32, 1}, .argument = 1}};
    trace.outputs = {{0, bytes_of(std::vector{1}), bytes_of(std::vector{1})},
                     {1, bytes_of(std::vector{2, 3}), bytes_of(std::vector{4, 5})}};
    Recording recording;
    recording.launches.push_back(std::move(trace));
    recording.parameters = {{"in", "<size=4 random=1>"}, {"out", second_header}};
    return recording;
}

TEST(DumpedBuffers, AreThoseThatTheLaunchFileAsksForAsThePlainKernelLeftThem) {
    const Recording recording = recording_with("<size=8 fill=0 dump>");
    const auto buffers = dumped_buffers(recording);
    ASSERT_EQ(buffers.size(), 1U);
    EXPECT_EQ(buffers[0].name, "out");
    EXPECT_EQ(buffers[0].scalar, Scalar::int32);
    EXPECT_TRUE(buffers[0].is_plain);
    EXPECT_EQ(std::vector(buffers[0].bytes.begin(), buffers[0].bytes.end()), bytes_of(std::vector{4, 5}));
}

TEST(DumpedBuffers, AreThoseOfTheInstrumentedKernelWhereItAloneRan) {
    Recording recording = recording_with("<size=8 short fill=0 dump hex>");
    recording.launches[0].outputs[1].plain.clear();
    const auto buffers = dumped_buffers(recording);
    ASSERT_EQ(buffers.size(), 1U);
    EXPECT_FALSE(buffers[0].is_plain);
    EXPECT_EQ(buffers[0].scalar, Scalar::int16) << "as the header says";
    EXPECT_TRUE(buffers[0].hex);
    EXPECT_EQ(buffers[0].bytes.size(), 8U);
}

TEST(DumpedBuffers, AreNoneOfAnExperimentWhateverItsParametersSay) {
    EXPECT_TRUE(dumped_buffers(recording_with("64")).empty());
    EXPECT_TRUE(dumped_buffers(recording_with("<size=8 fill=0>")).empty());
    EXPECT_TRUE(dumped_buffers(recording_with("<size=8 dump nonsense>")).empty());
    EXPECT_TRUE(dumped_buffers(recording_with("<")).empty());
}

} // namespace
} // namespace lockstep
