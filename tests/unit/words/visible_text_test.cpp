#include "app/words/visible_text.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

TEST(VisibleText, ControlCharactersAreShownAndNotObeyed) {
    EXPECT_EQ(visible_text("\x1b[2J\x1b]0;title\x07"), "␛[2J␛]0;title␇");
    EXPECT_EQ(visible_text(std::string_view("\0\b\x7f", 3)), "␀␈␡");
    EXPECT_EQ(visible_text("a\rb"), "a␍b");
    EXPECT_EQ(visible_text("\xc2\x9b"
                           "31m"),
              "<U+009B>31m");
}

TEST(VisibleText, TextThatTurnsTheDirectionOfWritingIsShown) {
    EXPECT_EQ(visible_text("a\u202eb\u2066c\u200fd\u2028"), "a<U+202E>b<U+2066>c<U+200F>d<U+2028>");
}

TEST(VisibleText, LinesTabsAndOtherLanguagesStay) {
    EXPECT_EQ(visible_text("one\n\ttwo\r\nthree"), "one\n\ttwo\nthree");
    EXPECT_EQ(visible_text("Сумма 합계 µs 𝄞"), "Сумма 합계 µs 𝄞");
}

TEST(VisibleText, ALineIsOneLine) {
    EXPECT_EQ(visible_line("one\r\n\ttwo"), "one␍␊␉two");
}

TEST(VisibleText, WhatIsNoUtf8IsReplaced) {
    for (const char* bytes : {"\xff", "\xc0\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe2\x82", "\x9b"}) {
        const std::string shown = visible_text(std::string("a") + bytes + "b");
        EXPECT_TRUE(shown.starts_with("a\uFFFD") && shown.ends_with("\uFFFD"
                                                                    "b"))
            << shown;
        EXPECT_NO_THROW((void)nlohmann::json(shown).dump()) << "dump takes UTF-8 alone";
    }
}

TEST(VisibleText, JsonKeepsItsValues) {
    const nlohmann::json value = {{"name", "\x1b[2J\x7f\xc2\x9b\u202e µ"}};
    const std::string shown = visible_json(value.dump(2));
    EXPECT_EQ(shown, "{\n  \"name\": \"\\u001b[2J\\u007f\\u009b\\u202e µ\"\n}");
    EXPECT_EQ(nlohmann::json::parse(shown), value);
}

} // namespace
} // namespace lockstep
