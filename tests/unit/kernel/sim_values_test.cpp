#include "core/kernel/launch.h"
#include "core/kernel/sim/sim_values.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <gtest/gtest.h>
#include <limits>
#include <random>

namespace lockstep {
namespace {

template <class T>
std::vector<T> as(const Result<Bytes>& bytes) {
    EXPECT_TRUE(bytes.ok());
    std::vector<T> values(bytes.ok() ? bytes->size() / sizeof(T) : 0);
    if (bytes.ok() && !values.empty()) {
        std::memcpy(values.data(), bytes->data(), bytes->size());
    }
    return values;
}

std::string flaw_of(const Result<Bytes>& bytes) {
    return bytes.ok() ? "none" : bytes.error().arguments[0];
}

TEST(SimValues, ReadListsOfEveryType) {
    EXPECT_EQ(as<std::int8_t>(listed_values(" -128\n127 ", Scalar::int8, 2, false)),
              (std::vector<std::int8_t>{-128, 127}));
    EXPECT_EQ(as<std::uint64_t>(listed_values("18446744073709551615", Scalar::uint64, 1, false)),
              std::vector<std::uint64_t>{UINT64_MAX});
    EXPECT_EQ(as<std::uint32_t>(listed_values("0xff FF", Scalar::uint32, 2, true)),
              (std::vector<std::uint32_t>{255, 255}));
    EXPECT_EQ(as<float>(listed_values("1e-3 -inf", Scalar::float32, 2, false)),
              (std::vector<float>{1e-3F, -std::numeric_limits<float>::infinity()}));
    EXPECT_TRUE(std::isnan(as<double>(listed_values("nan", Scalar::float64, 1, false)).at(0)));
    EXPECT_EQ(as<std::uint8_t>(listed_values("1 2 3", Scalar::bytes, 3, false)),
              (std::vector<std::uint8_t>{1, 2, 3}));
}

TEST(SimValues, RefuseWhatIsNoneOfTheType) {
    EXPECT_EQ(flaw_of(listed_values("128", Scalar::int8, 1, false)), "bad-value");
    EXPECT_EQ(flaw_of(listed_values("-1", Scalar::uint32, 1, false)), "bad-value");
    EXPECT_EQ(flaw_of(listed_values("1.5", Scalar::int32, 1, false)), "bad-value");
    EXPECT_EQ(flaw_of(listed_values("1x", Scalar::float32, 1, false)), "bad-value");
    EXPECT_EQ(flaw_of(listed_values("1 2", Scalar::int32, 3, false)), "few-values");
    EXPECT_EQ(flaw_of(listed_values("1 2 3", Scalar::int32, 2, false)), "many-values");
    EXPECT_EQ(flaw_of(filled_values("a", Scalar::int32, 2, false)), "bad-value");
}

TEST(SimValues, FillAndCount) {
    EXPECT_EQ(as<std::int16_t>(filled_values("-3", Scalar::int16, 3, false)),
              (std::vector<std::int16_t>{-3, -3, -3}));
    EXPECT_EQ(as<std::int32_t>(range_values("6:-2:0", Scalar::int32, 4)),
              (std::vector<std::int32_t>{6, 4, 2, 0}));
    EXPECT_EQ(as<float>(range_values("0:0.1:0.3", Scalar::float32, 4)).size(), 4U);
    EXPECT_EQ(as<std::uint8_t>(range_values("250:1:255", Scalar::uint8, 6)).back(), 255);
    EXPECT_EQ(flaw_of(range_values("0:1:9", Scalar::int32, 9)), "range-count");
    EXPECT_EQ(flaw_of(range_values("0:0:9", Scalar::int32, 9)), "range-count");
    EXPECT_EQ(flaw_of(range_values("0:1", Scalar::int32, 9)), "bad-setting");
}

TEST(SimValues, DrawTheSameNumbersEverywhereAndWithinTheirEnds) {
    const auto values = as<std::int32_t>(random_values("7:-2:2", Scalar::int32, 1000));
    EXPECT_EQ(*std::ranges::min_element(values), -2);
    EXPECT_EQ(*std::ranges::max_element(values), 2);
    const auto floats = as<float>(random_values("7", Scalar::float32, 1000));
    EXPECT_TRUE(std::ranges::all_of(floats, [](float v) { return v >= 0 && v < 1; }));
    std::mt19937_64 random(7);
    EXPECT_EQ(values[0], -2 + static_cast<std::int32_t>(random() % 5));
    const auto all =
        as<std::int64_t>(random_values("1:-9223372036854775808:9223372036854775807", Scalar::int64, 100));
    EXPECT_TRUE(std::ranges::any_of(all, [](std::int64_t v) { return v < 0; }));
    EXPECT_EQ(flaw_of(random_values("7:3:1", Scalar::int32, 1)), "bad-value");
    EXPECT_EQ(flaw_of(random_values("x", Scalar::int32, 1)), "bad-setting");
}

/// Values from the tables of IEEE 754: one, the largest, the smallest normal and subnormal numbers, ties to
/// even.
TEST(SimValues, RoundHalves) {
    EXPECT_EQ(as<std::uint16_t>(listed_values("1 -2 65504 65520 6.103515625e-5 5.9604644775390625e-8 0 "
                                              "2049 2051 0.333251953125",
                                              Scalar::float16, 10, false)),
              (std::vector<std::uint16_t>{0x3C00, 0xC000, 0x7BFF, 0x7C00, 0x0400, 0x0001, 0x0000, 0x6800,
                                          0x6802, 0x3555}));
}

TEST(SimValues, AreListedInATypeThatKeepsThem) {
    EXPECT_EQ(listable_type(bytes_of(std::vector{1.5F, -0.0F}), Scalar::float32), Scalar::float32);
    EXPECT_EQ(listable_type(bytes_of(std::vector{0x7FC00001U}), Scalar::float32), Scalar::uint8)
        << "a NaN with more";
    EXPECT_EQ(listable_type(bytes_of(std::vector<std::uint8_t>{1, 2, 3}), Scalar::int16), Scalar::uint8);
    EXPECT_EQ(listable_type(bytes_of(std::vector<std::uint8_t>{1, 2, 3}), std::nullopt), Scalar::uint8);
}

} // namespace
} // namespace lockstep
