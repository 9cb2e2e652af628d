#pragma once

#include <string>
#include <vector>

namespace lockstep::test {

/// Returns names that would break XML, HTML, CSV, a terminal or a title if they were not escaped. Recordings
/// may also contain zero bytes and text that is not UTF-8.
inline std::vector<std::string> hostile_texts() {
    return {
        "</title><script>alert(1)</script>",
        "]]><![CDATA[ --><!--",
        "a & b < c > d &amp; &#0; &unknown;",
        "\"double\" 'single' `back`",
        "line\nfeed\r\nand\rreturn\ttab",
        "\x01\x08\x0b\x1b[31mred\x1b]0;title\x07\x7f",
        std::string("zero\0byte", 9),
        "\xc2\x85 next line \xc2\x9b",
        "\xe2\x80\xa8 separators \xe2\x80\xa9",
        "\xff\xfe no UTF-8 \xc3",
        "\xed\xa0\x80 half a pair \xed\xb0\x80",
        "\xef\xbf\xbe no characters \xef\xbf\xbf",
        std::string("\xe2\x80\xae") + "gnp.exe \xe2\x81\xa6 turned",
        "=cmd|' /C calc'!A0",
        "@SUM(A1:A9)",
        "+1+cmd|' /C calc'!A0",
        "-2+3",
        std::string("\xef\xbc\x9d") + "1+1",
    };
}

/// Returns all hostile texts, joined into one.
inline std::string hostile_text() {
    std::string all;
    for (const std::string& text : hostile_texts()) {
        all += text + " ";
    }
    return all;
}

} // namespace lockstep::test
