#include "core/base/crew.h"

#include <array>
#include <gtest/gtest.h>
#include <numeric>
#include <stdexcept>
#include <vector>

namespace lockstep {
namespace {

TEST(Crew, DoesEveryItemOfManyTurnsOnce) {
    for (const std::size_t threads : {0U, 1U, 2U, 5U}) {
        Crew crew(threads);
        std::vector<std::uint32_t> items(17);
        std::iota(items.begin(), items.end(), 0U);
        std::vector<int> done(items.size());
        crew.work([&] {
            for (int turn = 0; turn < 2000; ++turn) {
                crew.each(items, [&done](std::uint32_t item) { ++done[item]; });
            }
        });
        EXPECT_EQ(done, std::vector<int>(items.size(), 2000)) << threads << " threads";
    }
}

TEST(Crew, DoesTheItemsThatItIsGivenOnly) {
    Crew crew(3);
    std::array<int, 8> done{};
    crew.work([&] {
        crew.each(std::array{6U}, [&done](std::uint32_t item) { ++done[item]; });
        crew.each(std::array{1U, 4U}, [&done](std::uint32_t item) { ++done[item]; });
        crew.each({}, [&done](std::uint32_t item) { ++done[item]; });
    });
    EXPECT_EQ(done, (std::array{0, 1, 0, 0, 1, 0, 1, 0}));
}

TEST(Crew, HandsOnWhatAnItemThrowsAndGoesOn) {
    Crew crew(2);
    const std::vector<std::uint32_t> items{0, 1, 2, 3};
    std::array<int, 4> done{};
    crew.work([&] {
        const auto work = [&done](std::uint32_t item) {
            if (item == 2) {
                throw std::runtime_error("two");
            }
            ++done[item];
        };
        EXPECT_THROW(crew.each(items, work), std::runtime_error);
        EXPECT_EQ(done, (std::array{1, 1, 0, 1}));
        crew.each(std::array{0U, 3U}, work);
    });
    EXPECT_EQ(done, (std::array{2, 1, 0, 2}));
    EXPECT_THROW(crew.work([] { throw std::runtime_error("lead"); }), std::runtime_error);
}

} // namespace
} // namespace lockstep
