// Tests the formatter of numbers: signs, groups, rounding and units.
#include "app/words/numbers.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>

namespace lockstep {
namespace {

const NumberStyle spanish{.decimal = ",", .group = ".", .unit = [](const char*) { return std::string("u"); }};

TEST(Numbers, are_grouped_by_thousands) {
    EXPECT_EQ(grouped(0), "0");
    EXPECT_EQ(grouped(999), "999");
    EXPECT_EQ(grouped(1440), "1,440");
    EXPECT_EQ(grouped(-1440), "-1,440");
    EXPECT_EQ(grouped(16777216U), "16,777,216");
    EXPECT_EQ(grouped(std::numeric_limits<std::uint64_t>::max()), "18,446,744,073,709,551,615");
    EXPECT_EQ(grouped(std::numeric_limits<std::int64_t>::min()), "-9,223,372,036,854,775,808");
    EXPECT_EQ(grouped(1440, spanish), "1.440");
    EXPECT_EQ(id_text(1440), "1440") << "a line or a work-item is no figure";
}

TEST(Numbers, round_halves_away_from_zero) {
    EXPECT_EQ(fixed(0.125, 2), "0.13") << "printf has 0.12";
    EXPECT_EQ(fixed(-0.125, 2), "-0.13");
    EXPECT_EQ(fixed(0.5, 0), "1");
    EXPECT_EQ(fixed(2.5, 0), "3");
    EXPECT_EQ(fixed(-0.001, 2), "0.00") << "no negative zero";
    EXPECT_EQ(fixed(1234.5, 1), "1,234.5");
    EXPECT_EQ(fixed(1234.5, 1, spanish), "1.234,5");
    EXPECT_EQ(fixed(1e18, 1), "1,000,000,000,000,000,000.0");
    EXPECT_EQ(fixed(std::nan(""), 1), "nan");
    EXPECT_EQ(trimmed(0.0625, 2), "0.06");
    EXPECT_EQ(trimmed(100, 2), "100");
    EXPECT_EQ(decimal(625, 1), "62.5");
    EXPECT_EQ(decimal(1440000, 1), "144,000");
    EXPECT_EQ(significant(0.33333, 3), "0.333");
    EXPECT_EQ(significant(12345, 3), "12,345");
    EXPECT_EQ(significant(0, 3), "0");
    EXPECT_EQ(significant(128, 3), "128");
}

TEST(Numbers, shares_and_factors_have_one_form) {
    EXPECT_EQ(percent(0.1736), "17.4 %");
    EXPECT_EQ(percent(1), "100.0 %");
    EXPECT_EQ(fine_percent(0.5625), "56.25 %");
    EXPECT_EQ(fine_percent(0.125), "12.5 %");
    EXPECT_EQ(fine_percent(4.078125), "407.81 %");
    EXPECT_EQ(fine_percent(0), "0 %");
    EXPECT_EQ(factor(1.25), "1.25x");
    EXPECT_EQ(factor(0.125), "0.13x");
    EXPECT_EQ(factor(0.125, spanish), "0,13x");
}

TEST(Numbers, times_and_rates_have_three_digits_in_a_suitable_unit) {
    EXPECT_EQ(duration(0), "0.00 ns");
    EXPECT_EQ(duration(999), "999 ns");
    EXPECT_EQ(duration(999.4), "999 ns");
    EXPECT_EQ(duration(999.6), "1.00 µs") << "not 1000 ns";
    EXPECT_EQ(duration(1500), "1.50 µs");
    EXPECT_EQ(duration(9999), "10.0 µs");
    EXPECT_EQ(duration(25e6), "25.0 ms");
    EXPECT_EQ(duration(9e12), "9,000 s");
    EXPECT_EQ(bytes_per_second(12.34e9), "12.3 GB/s");
    EXPECT_EQ(duration(1500, spanish), "1,50 u");
    EXPECT_EQ(in_unit(1500, time_unit(1e6)), "0.00150");
    EXPECT_EQ(in_unit(964, time_unit(1e3)), "0.964");
    EXPECT_EQ(in_unit(0, time_unit(1e6)), "0.00");
    EXPECT_EQ(in_unit(1, time_unit(1e9)), "0.000000") << "too small for this unit";
    EXPECT_STREQ(time_unit(1e6).name, "ms");
}

TEST(Numbers, values_of_cells_lose_digits_before_they_lose_their_size) {
    EXPECT_EQ(short_number(-1, 24), "-1");
    EXPECT_EQ(short_number(1.0 / 3, 24), "0.3333333");
    EXPECT_EQ(short_number(1.0 / 3, 4), "0.33");
    EXPECT_EQ(short_number(-125.5, 3), "-126") << "not -1e+02";
    EXPECT_EQ(short_number(123456, 4), "1e5");
    EXPECT_EQ(short_number(0.000012, 6), "1.2e-5");
    EXPECT_EQ(short_number(1e-300, 3), "1e-300");
}

} // namespace
} // namespace lockstep
