// Tests how a recording describes a plain kernel that ended its worker.
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

} // namespace
} // namespace lockstep
