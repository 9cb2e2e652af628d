#include "core/instrument/optimised/apart.h"

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <gtest/gtest.h>

namespace lockstep::optimised {
namespace {

std::optional<std::string> made_apart(const Apart::Make& make, unsigned seconds) {
    return Apart(make, seconds).take();
}

TEST(Apart, HandsOverWhatWasMadeHoweverLong) {
    const std::string text(3'000'000, 'x');
    EXPECT_EQ(made_apart([&] { return std::optional(text); }, 5), text);
    EXPECT_EQ(made_apart([] { return std::optional(std::string()); }, 5), std::string());
}

TEST(Apart, IsNothingWhereNothingWasMade) {
    EXPECT_EQ(made_apart([]() -> std::optional<std::string> { return std::nullopt; }, 5), std::nullopt);
}

TEST(Apart, OutlivesACrash) {
    const auto crash = []() -> std::optional<std::string> { std::abort(); };
    EXPECT_EQ(made_apart(crash, 5), std::nullopt);
    const auto leave = []() -> std::optional<std::string> { std::_Exit(3); };
    EXPECT_EQ(made_apart(leave, 5), std::nullopt);
}

TEST(Apart, WorksBesideTheCaller) {
    Apart first([] { return std::optional<std::string>("a"); }, 5);
    Apart second([] { return std::optional<std::string>("b"); }, 5);
    EXPECT_EQ(second.take(), "b");
    EXPECT_EQ(first.take(), "a");
    EXPECT_EQ(first.take(), std::nullopt) << "it was taken";
}

TEST(Apart, GivesUpWhatNobodyTakes) {
    const auto search = []() -> std::optional<std::string> {
        for (std::atomic<unsigned> turns = 0;; ++turns) {
        }
    };
    const auto begin = std::chrono::steady_clock::now();
    { const Apart work(search, 60); }
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(10));
}

TEST(Apart, EndsWhatTakesTooLong) {
    const auto search = []() -> std::optional<std::string> {
        for (std::atomic<unsigned> turns = 0;; ++turns) {
        }
    };
    EXPECT_EQ(made_apart(search, 1), std::nullopt);
}

} // namespace
} // namespace lockstep::optimised
