#include "app/common/exit_code.h"

#include <gtest/gtest.h>
#include <new>
#include <stdexcept>
#include <string>

namespace lockstep {
namespace {

struct Outcome {
    int code = 0;
    std::string said;
};

Outcome of(const std::function<int()>& work) {
    testing::internal::CaptureStderr();
    const int code = at_the_edge("prog", work);
    return {code, testing::internal::GetCapturedStderr()};
}

TEST(Edge, LetsACodeThrough) {
    const Outcome outcome = of([] { return 130; });
    EXPECT_EQ(outcome.code, 130);
    EXPECT_EQ(outcome.said, "");
}

TEST(Edge, SaysWhatAnExceptionSaysAndWhatToDo) {
    const Outcome outcome = of([]() -> int { throw std::out_of_range("map::at"); });
    EXPECT_EQ(outcome.code, 4);
    EXPECT_TRUE(outcome.said.starts_with("prog: An internal error occurred in Lockstep")) << outcome.said;
    EXPECT_NE(outcome.said.find("(map::at)"), std::string::npos);
}

TEST(Edge, CallsMemoryThatRunsOutByItsName) {
    const Outcome outcome = of([]() -> int { throw std::bad_alloc(); });
    EXPECT_EQ(outcome.code, 4);
    EXPECT_TRUE(outcome.said.starts_with("prog: This computer does not have enough free memory"))
        << outcome.said;
}

TEST(Edge, LetsNothingThrough) {
    EXPECT_EQ(of([]() -> int { throw 7; }).code, 4);
}

} // namespace
} // namespace lockstep
