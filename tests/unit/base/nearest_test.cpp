#include "core/base/nearest.h"

#include <chrono>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

const std::vector<std::string> known = {"reduction/interleaved", "reduction/compacted", "scan/blelloch"};

TEST(NearestName, FindsANameWithALetterMissing) {
    EXPECT_EQ(nearest_name("reduction/interleavd", known), "reduction/interleaved");
}

TEST(NearestName, FindsANameWithTwoLettersSwapped) {
    EXPECT_EQ(nearest_name("scan/blellohc", known), "scan/blelloch");
}

TEST(NearestName, DoesNotCareForCase) {
    EXPECT_EQ(nearest_name("Reduction/Compacted", known), "reduction/compacted");
}

TEST(NearestName, SuggestsNothingFarAway) {
    EXPECT_EQ(nearest_name("sorting/bitonic", known), "");
    EXPECT_EQ(nearest_name("", known), "");
}

TEST(NearestName, IsQuickToRefuseAVeryLongName) {
    using Clock = std::chrono::steady_clock;
    std::string name;
    name.resize(50'000'000, 'x');
    const auto begin = Clock::now();
    EXPECT_EQ(nearest_name(name, known), "");
    EXPECT_LT(Clock::now() - begin, std::chrono::milliseconds(500)) << "its letters are not looked at";
}

TEST(NearestName, CountsASwapAsOneEdit) {
    EXPECT_EQ(nearest_name("ab", {"xb", "ba"}), "xb") << "one edit each: the first wins";
    EXPECT_EQ(nearest_name("abcd", {"xbyd", "bacd"}), "bacd") << "two edits against one swap";
}

} // namespace
} // namespace lockstep
