#include "core/kernel/scalar_value.h"

#include "core/kernel/launch.h"
#include "core/kernel/sim/sim_values.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <limits>
#include <random>
#include <sstream>

namespace lockstep {
namespace {

template <class T>
std::string text_of(const std::vector<T>& values, Scalar scalar, bool hex = false) {
    return values_text(bytes_of(values), scalar, hex);
}

TEST(ScalarValue, IsWrittenInTheFewestDigits) {
    EXPECT_EQ(text_of<float>({0.1F, -2, 1e30F}, Scalar::float32), "0.1 -2 1e+30\n");
    EXPECT_EQ(text_of<double>({0.1, std::numeric_limits<double>::infinity()}, Scalar::float64), "0.1 inf\n");
    EXPECT_EQ(text_of<std::int8_t>({-128, 127}, Scalar::int8), "-128 127\n");
    EXPECT_EQ(text_of<std::uint64_t>({UINT64_MAX}, Scalar::uint64), "18446744073709551615\n");
    EXPECT_EQ(text_of<std::uint16_t>({0x3C00, 0xC000, 0x0001}, Scalar::float16), "1 -2 5.9604645e-08\n");
    EXPECT_EQ(text_of<std::uint32_t>({255, 16}, Scalar::uint32, true), "ff 10\n");
    EXPECT_EQ(text_of<std::uint8_t>({1, 2}, Scalar::bytes), "1 2\n");
    EXPECT_EQ(text_of<float>({}, Scalar::float32), "");
}

TEST(ScalarValue, StandsInLinesThatATerminalHolds) {
    std::istringstream lines(text_of(std::vector<std::int32_t>(1000, -1234567), Scalar::int32));
    for (std::string line; std::getline(lines, line);) {
        EXPECT_LE(line.size(), 100U);
    }
}

/// A value that is written as text and read back has the same bits.
TEST(ScalarValue, ComesBackFromItsText) {
    std::mt19937_64 random(1);
    for (const Scalar scalar :
         {Scalar::int8, Scalar::uint8, Scalar::int16, Scalar::uint16, Scalar::int32, Scalar::uint32,
          Scalar::int64, Scalar::uint64, Scalar::float16, Scalar::float32, Scalar::float64, Scalar::bytes}) {
        Bytes bytes(800);
        // The mask 0x7B excludes NaNs, because they need not keep their bits.
        std::ranges::generate(bytes, [&random] { return static_cast<std::byte>(random() & 0x7B); });
        const std::uint64_t count = bytes.size() / scalar_bytes(scalar);
        for (const bool hex : {false, true}) {
            const auto again = listed_values(values_text(bytes, scalar, hex), scalar, count, hex);
            ASSERT_TRUE(again.ok()) << static_cast<int>(scalar) << values_text(bytes, scalar, hex);
            EXPECT_EQ(*again, bytes) << static_cast<int>(scalar);
        }
    }
}

} // namespace
} // namespace lockstep
