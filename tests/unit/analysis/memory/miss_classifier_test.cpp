#include "core/analysis/memory/miss_classifier.h"

#include "tests/support/slow/slow_miss_classifier.h"

#include <array>
#include <cstdint>
#include <gtest/gtest.h>
#include <random>

namespace lockstep {
namespace {

constexpr std::array<std::uint64_t, 4> cache_lines{1, 3, 16, 100};

/// Random cache misses are enough, because the kinds of misses depend on nothing else in the cache.
TEST(MissClassifierProperty, agrees_with_the_slow_version) {
    std::mt19937_64 chance(1); // NOLINT(cert-msc32-c,cert-msc51-cpp)
    for (int round = 0; round < 200; ++round) {
        const CacheShape shape{.bytes = 128 * cache_lines[chance() % cache_lines.size()], .line_bytes = 128};
        MissClassifier fast(shape);
        test::SlowMissClassifier slow(shape);
        const std::uint64_t lines = 1 + chance() % 200;
        const std::uint64_t apart =
            // far apart in some rounds, because faulty addresses can be anywhere
            round % 3 == 0 ? std::uint64_t{1} << 40 : 1;
        MissKinds kinds;
        MissKinds expected;
        for (int access = 0; access < 500; ++access) {
            const auto sectors = static_cast<std::uint32_t>(1 + chance() % 0xFFFF);
            const TouchedLine touched = touched_line(chance() % lines * apart, sectors);
            const auto missed = static_cast<std::uint32_t>(sectors & chance());
            kinds += fast.classify(touched, missed);
            expected += slow.classify(touched, missed);
        }
        ASSERT_EQ(kinds, expected) << "round " << round;
    }
}

} // namespace
} // namespace lockstep
