#include "app/gui/handout/sheet_breaks.h"

#include <gtest/gtest.h>
#include <random>

namespace lockstep::gui {
namespace {

constexpr double sheet = 1000;

SheetPart lines(std::size_t count, double height = 20) {
    SheetPart part{.height = height * static_cast<double>(count), .above = 6};
    for (std::size_t i = 1; i <= count; ++i) {
        part.cuts.push_back(height * static_cast<double>(i));
    }
    return part;
}

SheetPart picture(double height) {
    return {.height = height, .above = 10};
}

SheetPart heading() {
    SheetPart part = lines(1, 30);
    part.keeps_next = true;
    return part;
}

/// Returns the numbers of the parts of each sheet.
std::vector<std::vector<std::size_t>> parts_of(const std::vector<SheetPart>& parts) {
    std::vector<std::vector<std::size_t>> numbers;
    for (const auto& slices : sheets_of(parts, sheet)) {
        std::vector<std::size_t>& of_sheet = numbers.emplace_back();
        for (const SheetSlice& slice : slices) {
            of_sheet.push_back(slice.part);
        }
    }
    return numbers;
}

using Numbers = std::vector<std::vector<std::size_t>>;

TEST(SheetBreaks, move_a_heading_to_the_sheet_of_what_follows_it) {
    EXPECT_EQ(parts_of({picture(900), heading(), picture(400)}), (Numbers{{0}, {1, 2}}));
    EXPECT_EQ(parts_of({picture(500), heading(), picture(400)}), (Numbers{{0, 1, 2}}));
    EXPECT_EQ(parts_of({picture(930), heading(), lines(20)}), (Numbers{{0}, {1, 2}}));
    EXPECT_EQ(parts_of({picture(300), heading(), picture(1500)}), (Numbers{{0}, {1, 2}})) << "it is scaled";
    EXPECT_EQ(parts_of({picture(860), heading(), lines(20)}), (Numbers{{0, 1, 2}, {2}})) << "two lines fit";
}

TEST(SheetBreaks, never_cut_a_picture_and_scale_what_is_too_high) {
    EXPECT_EQ(parts_of({picture(600), picture(600)}), (Numbers{{0}, {1}}));
    const auto sheets = sheets_of({picture(2000)}, sheet);
    ASSERT_EQ(sheets.size(), 1U);
    EXPECT_DOUBLE_EQ(sheets[0][0].scale, 0.5);
}

TEST(SheetBreaks, begin_a_sheet_where_they_must) {
    SheetPart answers = heading();
    answers.begins_sheet = true;
    EXPECT_EQ(parts_of({lines(2), answers, lines(3)}), (Numbers{{0}, {1, 2}}));
    EXPECT_EQ(parts_of({answers, lines(3)}), (Numbers{{0, 1}})) << "no empty first sheet";
}

TEST(SheetBreaks, show_every_line_of_every_part_once_and_inside_the_sheet) {
    std::mt19937 random(3);
    for (int round = 0; round < 500; ++round) {
        std::vector<SheetPart> parts;
        for (std::size_t count = 1 + random() % 30; count != 0; --count) {
            switch (random() % 4) {
            case 0:
                parts.push_back(picture(static_cast<double>(10 + random() % 1500)));
                break;
            case 1:
                parts.push_back(heading());
                break;
            default:
                parts.push_back(lines(1 + random() % 90));
                parts.back().keeps_next = random() % 4 == 0;
            }
        }
        std::vector<double> shown(parts.size());
        for (const auto& slices : sheets_of(parts, sheet)) {
            ASSERT_FALSE(slices.empty());
            double end = 0;
            for (const SheetSlice& slice : slices) {
                EXPECT_DOUBLE_EQ(slice.from, shown[slice.part]) << "a gap or a repetition";
                EXPECT_GE(slice.top, end - 1e-6) << "parts lie on each other";
                shown[slice.part] = slice.to;
                end = slice.top + (slice.to - slice.from) * slice.scale;
                EXPECT_LE(end, sheet + 1e-6);
            }
            const std::size_t last = slices.back().part;
            const bool is_heading = parts[last].height == 30 && parts[last].keeps_next;
            EXPECT_FALSE(is_heading && last + 1 < parts.size() && slices.size() > 1 &&
                         !parts[slices[slices.size() - 2].part].keeps_next)
                << "a heading at the foot of a sheet, round " << round;
        }
        for (std::size_t i = 0; i < parts.size(); ++i) {
            EXPECT_DOUBLE_EQ(shown[i], parts[i].height);
        }
    }
}

} // namespace
} // namespace lockstep::gui
