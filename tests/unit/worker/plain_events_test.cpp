// Tests which messages about plain kernels are accepted, and how a recording describes a plain kernel that ended its
// worker.
#include "app/worker/plain_events.h"

#include "app/worker/conversation.h"
#include "core/site/build_limits.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

Error error_of(ErrorCode code, std::vector<std::string> arguments) {
    return {.code = code, .arguments = std::move(arguments)};
}

TEST(PlainStopBy, NamesTheLimitThatWasPassed) {
    const auto bound = [](const Error& error) { return plain_stop_by(error, 1).value().bound; };
    EXPECT_EQ(bound(error_of(ErrorCode::worker_died, {"signal 11"})), PlainBound::none);
    EXPECT_EQ(bound(error_of(ErrorCode::out_of_time, {"10", std::string(plain_kernel_argument)})),
              PlainBound::plain_limit);
    EXPECT_EQ(bound(error_of(ErrorCode::out_of_time, {"10"})), PlainBound::time_limit);
    EXPECT_EQ(bound(error_of(ErrorCode::out_of_memory, {})), PlainBound::memory);
    EXPECT_EQ(bound(error_of(ErrorCode::cannot_instrument, {std::string(build_limit::build_time), "50"})),
              PlainBound::build_time);
    EXPECT_EQ(bound(error_of(ErrorCode::cannot_instrument, {std::string(build_limit::reading_time), "25"})),
              PlainBound::build_time);
    EXPECT_EQ(bound(error_of(ErrorCode::cannot_instrument, {std::string(build_limit::reading_memory), "9"})),
              PlainBound::build_memory);
}

TEST(PlainStopBy, LeavesOtherErrorsAsTheyAre) {
    EXPECT_FALSE(plain_stop_by(error_of(ErrorCode::cancelled, {}), 0));
    EXPECT_FALSE(plain_stop_by(error_of(ErrorCode::cannot_instrument, {"recursion"}), 0));
}

PlainRan results_of(std::uint64_t launch) {
    return {.launch = launch};
}

PlainRan times_of(std::uint64_t launch) {
    return {.launch = launch, .facts = {.group_times = GroupTimes{}}};
}

const Captured two_launches{.bytes = 0, .part_ends = {{}, {}}};

TEST(PlainEvents, AreTheResultsAndTheTimesOfEachLaunchInOrder) {
    PlainEvents events;
    EXPECT_TRUE(events.take(two_launches));
    for (const std::uint64_t launch : {0U, 1U}) {
        EXPECT_TRUE(events.take(PlainBegins{launch, 10}));
        EXPECT_TRUE(events.take(results_of(launch)));
        EXPECT_TRUE(events.take(times_of(launch)));
    }
}

TEST(PlainEvents, AreRefusedIfAWorkerDoesNotSendThem) {
    PlainEvents events;
    EXPECT_FALSE(events.take(results_of(0))); // nothing is captured yet
    ASSERT_TRUE(events.take(two_launches));
    EXPECT_FALSE(events.take(two_launches));
    EXPECT_FALSE(events.take(times_of(0))); // the results come first
    ASSERT_TRUE(events.take(results_of(0)));
    EXPECT_FALSE(events.take(results_of(0)));
    ASSERT_TRUE(events.take(times_of(0)));
    EXPECT_FALSE(events.take(times_of(0)));
    EXPECT_FALSE(events.take(results_of(2))); // there are two launches
    ASSERT_TRUE(events.take(results_of(1)));
    EXPECT_FALSE(events.take(results_of(0)));
}

} // namespace
} // namespace lockstep
