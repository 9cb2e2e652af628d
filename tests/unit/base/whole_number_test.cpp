#include "core/base/whole_number.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(WholeNumber, ReadsDigitsAndSizesInUnitsOf1024) {
    EXPECT_EQ(whole_number("0"), 0);
    EXPECT_EQ(whole_number("-5"), -5);
    EXPECT_EQ(whole_number("64K"), 65536);
    EXPECT_EQ(whole_number("2m"), 2 << 20);
    EXPECT_EQ(whole_number("2G"), std::int64_t{2} << 30);
    EXPECT_EQ(whole_number("1T"), std::int64_t{1} << 40);
    EXPECT_EQ(whole_number("9223372036854775807"), INT64_MAX);
}

TEST(WholeNumber, RefusesWhatIsNoneOrTooLarge) {
    for (const char* text : {"", "K", "-", "1KB", "1.5K", "K1", "1 K", "0x10", "12KK", "+1",
                             "9223372036854775808", "8388608T", "-8388609T"}) {
        EXPECT_EQ(whole_number(text), std::nullopt) << text;
    }
}

} // namespace
} // namespace lockstep
