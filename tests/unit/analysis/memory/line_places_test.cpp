#include "core/analysis/memory/line_places.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

ObjectInfo object(const char* name, Space space, std::uint64_t base, std::uint64_t bytes) {
    return {.name = name, .space = space, .base = base, .size_bytes = bytes};
}

/// Returns the position, in lines, that LinePlaces gives to the line with the byte at `address`.
std::uint64_t placed(const std::vector<ObjectInfo>& objects, std::uint64_t address,
                     std::uint64_t line_bytes) {
    std::vector<TouchedLine> lines = {touched_line(address / line_bytes, 5)};
    LinePlaces(objects, line_bytes).place(lines);
    EXPECT_EQ(sectors_of(lines[0]), 5U);
    return line_number(lines[0]);
}

TEST(LinePlaces, ObjectsLieInTheKernelsOrderFromMultiplesOf256Bytes) {
    const std::vector<ObjectInfo> objects = {
        object("a", Space::global, 0x7000, 1000), object("s", Space::local, 0, 4096),
        object("b", Space::constant, 0x1000, 300), object("c", Space::global, 0x9F00, 1)};
    EXPECT_EQ(placed(objects, 0x7000, 128), 0U);
    EXPECT_EQ(placed(objects, 0x7000 + 999, 128), 7U);
    EXPECT_EQ(placed(objects, 0x1000, 128), 8U);
    EXPECT_EQ(placed(objects, 0x1000 + 299, 128), 10U);
    // Line 11 stays free, because c starts at a multiple of 256 bytes.
    EXPECT_EQ(placed(objects, 0x9F00, 128), 12U);
    EXPECT_EQ(placed(objects, 0x1000, 32), 32U);
    EXPECT_EQ(placed(objects, 0x1000, 256), 4U);
}

TEST(LinePlaces, WhereTheDevicePutsThemMakesNoDifference) {
    const auto at = [](std::uint64_t a, std::uint64_t b) {
        const std::vector<ObjectInfo> objects = {object("a", Space::global, a, 2048),
                                                 object("b", Space::global, b, 2048)};
        std::vector<TouchedLine> lines;
        for (const std::uint64_t address : {a, a + 640, b + 128, b + 1920, a + 2047}) {
            lines.push_back(touched_line(address / 128, 1));
        }
        LinePlaces(objects, 128).place(lines);
        return lines;
    };
    EXPECT_EQ(at(0x10000, 0x20000), at(0x5500, 0x1F00));
}

TEST(LinePlaces, WhatBelongsToNoObjectStays) {
    const std::vector<ObjectInfo> objects = {object("a", Space::global, 0x7000, 256),
                                             object("none", Space::global, 0, 0)};
    EXPECT_EQ(placed(objects, 0x6F80, 128), 0x6F80U / 128);
    EXPECT_EQ(placed(objects, 0x7100, 128), 0x7100U / 128);
    EXPECT_EQ(placed({}, 0x80, 128), 1U);
}

} // namespace
} // namespace lockstep
