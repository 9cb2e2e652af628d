// Names come from files, recordings and drivers and may contain anything. Independent parsers must still be
// able to read the output that contains them.
#include "core/report/csv.h"
#include "core/report/json.h"
#include "core/report/junit.h"
#include "core/report/xml_text.h"
#include "core/session/pipeline.h"
#include "tests/support/hostile_texts.h"
#include "tests/support/independent_reader.h"
#include "tests/support/recordings.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

TEST(ForeignTexts, OfXmlComeBackAsTheyWereButForWhatXmlForbids) {
    EXPECT_EQ(xml_text("a<b & \"c\" 'd'>\n\t\r"), "a&lt;b &amp; &quot;c&quot; &#39;d&#39;&gt;&#10;&#9;&#13;");
    EXPECT_EQ(xml_text("한국어 é 🙂"), "한국어 é 🙂");
    EXPECT_EQ(xml_characters("<a\x01\x1b\x7f\xff\xef\xbf\xbe\xed\xa0\x80>"),
              "<a\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD>");
}

TEST(ForeignTexts, AreWellFormedInJUnit) {
    std::vector<JUnitSuite> suites;
    for (const std::string& text : test::hostile_texts()) {
        suites.push_back({.name = text, .note = text});
        for (const auto outcome : {JUnitCase::Outcome::passed, JUnitCase::Outcome::failed,
                                   JUnitCase::Outcome::skipped, JUnitCase::Outcome::broken}) {
            suites.back().cases.push_back(
                {.name = text, .outcome = outcome, .message = text, .detail = text});
        }
    }
    const nlohmann::json elements = test::elements_of_xml(junit_text(suites));
    EXPECT_EQ(elements.size(), 1 + suites.size() * (2 + 4 * 2)) << "no text has become an element";
    EXPECT_EQ(elements.at(1).at("attributes").at("name"), suites[0].name);
    EXPECT_EQ(elements.at(3).at("text"), suites[0].name + "\n" + suites[0].name);
}

TEST(ForeignTexts, ThatBeginAsAFormulaAreNoneInCsv) {
    for (const char* text : {"=1+1",     "=cmd|' /C calc'!A0",
                             "@SUM(A1)", "+A1",
                             "-A1",      "-2+3",
                             "+1-1",     "-(1)",
                             "\t=1",     "\r=1",
                             "\n=1",     "＝1+1",
                             "＋A1",     "－A1",
                             "＠A1",     "=",
                             "= 1.00×",  "-e5",
                             "--1",      "-1,2;3",
                             "+1%|'x'!A"}) {
        EXPECT_EQ(without_formula(text), std::string("'") + text);
    }
    for (const char* text : {"", "a=b", "1", "-1.5", "+1.5", "-1e-5", "+2E+10", "-", "-1,234.5", "-1 234,5",
                             "+3.1 %", "-.5", "'=1", " =1", "a-b", "-1\u00A0234", "-1\u202F234"}) {
        EXPECT_EQ(without_formula(text), text);
    }
}

TEST(ForeignTexts, OfARunAreReadAsCsvAndAsJson) {
    const auto session = analyse(std::make_shared<const Recording>(test::hostile_recording()), {}).value();
    const auto replace = nlohmann::json::error_handler_t::replace;
    const nlohmann::json json = test::value_of_json(to_json(*session).dump(2, ' ', false, replace));
    EXPECT_EQ(json.at("launches").size(), 1U);
    EXPECT_EQ(json.at("parameters").at("offset"), "-1.5");
    const nlohmann::json rows = test::rows_of_csv(to_csv(*session));
    ASSERT_GT(rows.size(), 1U);
    for (const auto& row : rows) {
        EXPECT_EQ(row.size(), rows[0].size());
        for (const auto& cell : row) {
            const auto text = cell.get<std::string>();
            EXPECT_EQ(without_formula(text), text);
        }
    }
    EXPECT_NE(std::ranges::find(rows[1], "-1.5"), rows[1].end()) << "a number stays one";
}

} // namespace
} // namespace lockstep
