#include "app/gui/animation/animation_format.h"

#include "app/gui/animation/png_writer.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

TEST(AnimationFormat, is_that_of_the_ending) {
    EXPECT_EQ(*animation_format("a.gif"), AnimationFormat::gif);
    EXPECT_EQ(*animation_format("a.b/a.webp"), AnimationFormat::webp);
    EXPECT_EQ(*animation_format("a.mp4"), AnimationFormat::mp4);
    EXPECT_EQ(*animation_format("a.webm"), AnimationFormat::webm);
    EXPECT_EQ(*animation_format("frames/"), AnimationFormat::png);
    for (const char* name : {"", "a", "a.png", "a.gif ", "gif", "a.avi"}) {
        EXPECT_EQ(animation_format(name).error().arguments[1], name);
    }
}

TEST(FrameRate, is_parsed_in_thousandths) {
    EXPECT_EQ(frame_rate("2", AnimationFormat::gif)->per_1000_s, 2000U);
    EXPECT_EQ(frame_rate("0.25", AnimationFormat::gif)->per_1000_s, 250U);
    EXPECT_EQ(frame_rate("29.97", AnimationFormat::mp4)->per_1000_s, 29970U);
    EXPECT_EQ(frame_rate("0.1", AnimationFormat::mp4)->per_1000_s, 100U);
    EXPECT_EQ(frame_rate("60", AnimationFormat::mp4)->per_1000_s, 60000U);
    EXPECT_EQ(frame_rate("50", AnimationFormat::gif)->per_1000_s, 50000U);
    for (const char* text :
         {"", "0", "0.099", "-1", "60.001", "2.", ".5", "1e3", "2,5", "nan", "1.2345", "99999999"}) {
        EXPECT_FALSE(frame_rate(text, AnimationFormat::mp4).ok()) << text;
    }
    EXPECT_FALSE(frame_rate("50.1", AnimationFormat::gif).ok()) << "browsers slow it down";
}

TEST(FrameRate, does_not_add_up_rounding_errors) {
    const FrameRate thirds{3000};
    EXPECT_EQ(frame_time(0, thirds).begin_us, 0U);
    for (std::uint64_t i = 0; i < 20000; ++i) {
        EXPECT_EQ(frame_time(i, thirds).end_us, frame_time(i + 1, thirds).begin_us);
    }
    EXPECT_EQ(frame_time(29999, thirds).end_us, 10'000'000'000U);
}

TEST(Hold, is_at_most_an_hour) {
    EXPECT_EQ(*milliseconds("--hold", "1.5"), 1500U);
    EXPECT_EQ(*milliseconds("--hold", "3600"), 3'600'000U);
    EXPECT_FALSE(milliseconds("--hold", "3600.001").ok());
    EXPECT_EQ(milliseconds("--hold", "x").error().arguments[0], "--hold");
}

TEST(PngName, sorts_in_order) {
    EXPECT_EQ(png_name(0, 10), "0001.png");
    EXPECT_EQ(png_name(9998, 9999), "9999.png");
    EXPECT_EQ(png_name(0, 20000), "00001.png");
    EXPECT_EQ(png_name(19999, 20000), "20000.png");
}

} // namespace
} // namespace lockstep::gui
