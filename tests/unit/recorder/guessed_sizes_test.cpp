#include "core/recorder/guessed_sizes.h"

#include "core/kernel/sim/sim_guess.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

constexpr std::uint64_t base = 4096;

/// Makes a recording of one work-item that writes an int at byte `offset` of its only argument.
Recording access_at(std::uint64_t offset, std::uint64_t size) {
    Trace trace;
    trace.program.sites = {{.kind = SiteKind::write, .space = Space::global, .pieces = {{0, 4}}}};
    trace.objects = {{.name = "a", .base = base, .size_bytes = size, .argument = 0}};
    trace.offsets = Column64(2);
    trace.offsets[0] = 0;
    trace.offsets[1] = 2;
    trace.events = Column64(2);
    trace.events[0] = make_fault({.kind = FaultKind::out_of_bounds, .site = Site(0), .object = 0});
    trace.events[1] = make_event(Site(0), base + offset);
    Recording recording;
    recording.launches.push_back(std::move(trace));
    return recording;
}

class SizesOfAGuess : public testing::Test {
protected:
    SizesOfAGuess() {
        form_.kernel = {
            .name = "k",
            .parameters = {
                {.name = "a", .kind = ArgumentKind::buffer, .type = {Scalar::int32, 1}, .size_bytes = 4}}};
        form_.sim = form_.guess = guessed_sim(form_.kernel, "k.cl"); // the guessed buffer has 4,096 bytes
    }
    [[nodiscard]] std::uint64_t size() const { return form_.sim.arguments[0].size.value_or(0); }

    LaunchForm form_;
    RunSpec run_;
};

TEST_F(SizesOfAGuess, grow_where_the_kernel_reaches_half_the_size_beyond) {
    GuessedSizes sizes(form_, run_);
    Recording near = access_at(4096, 4096);
    EXPECT_TRUE(sizes.captured(near).ok());
    Recording far = access_at(6140, 4096);
    const Status ended = sizes.captured(far);
    ASSERT_FALSE(ended.ok());
    EXPECT_TRUE(sizes.change(ended.error()));
    EXPECT_EQ(size(), 6144U);
    ParameterValues parameters;
    sizes.describe(parameters);
    EXPECT_EQ(parameters["sizes grown"], "a=6144");
}

TEST_F(SizesOfAGuess, are_those_of_before_where_the_grown_ones_cannot_be_run) {
    GuessedSizes sizes(form_, run_);
    Recording far = access_at(100000, 4096);
    EXPECT_TRUE(sizes.change(sizes.captured(far).error()));
    EXPECT_TRUE(sizes.change(Error{.code = ErrorCode::out_of_device_memory}));
    EXPECT_EQ(size(), 4096U);
    EXPECT_TRUE(sizes.captured(far).ok()) << "what was found is told";
    EXPECT_FALSE(sizes.change(Error{.code = ErrorCode::out_of_device_memory}));
    ParameterValues parameters;
    sizes.describe(parameters);
    EXPECT_TRUE(parameters.empty());
}

TEST_F(SizesOfAGuess, do_not_change_where_somebody_cancels) {
    GuessedSizes sizes(form_, run_);
    Recording far = access_at(100000, 4096);
    EXPECT_TRUE(sizes.change(sizes.captured(far).error()));
    EXPECT_FALSE(sizes.change(Error{.code = ErrorCode::cancelled}));
}

TEST_F(SizesOfAGuess, that_a_setting_gives_do_not_grow) {
    run_.parameters["a"] = "4096";
    GuessedSizes sizes(form_, run_);
    Recording far = access_at(100000, 4096);
    EXPECT_TRUE(sizes.captured(far).ok());
}

} // namespace
} // namespace lockstep
