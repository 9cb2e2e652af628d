#include "app/cli/text/run_text.h"
#include "app/common/table.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(Table, NumbersStandRightAndWordsLeft) {
    EXPECT_EQ(to_text(Table{.alignment = "lr", .rows = {{"a", "1"}, {"long", "100"}}}), "a       1\n"
                                                                                        "long  100\n");
}

TEST(Table, ARuleIsAsWideAsTheTable) {
    EXPECT_EQ(to_text(Table{.rows = {{"ab", "c"}, {"d", "e"}}, .rules = {0}}), "ab  c\n-----\nd   e\n");
}

TEST(Table, CountsCharactersAndNotBytes) {
    EXPECT_EQ(to_text(Table{.rows = {{"µ", "x"}, {"ab", "y"}}}), "µ   x\nab  y\n");
}

TEST(Table, KoreanCharactersTakeTwoColumns) {
    EXPECT_EQ(columns_of("한글 ab"), 7U);
    EXPECT_EQ(columns_of("Кот é 12"), 8U);
    EXPECT_EQ(to_text(Table{.alignment = "lr", .rows = {{"워프", "1"}, {"abcdef", "20"}}}),
              "워프     1\nabcdef  20\n");
    Table table{.rows = {{"7", "한글은 두 칸을 차지하는 글자", "1"}}, .elided = 1};
    table.most_columns = 20;
    EXPECT_EQ(to_text(table), "7  한글은 두 ...  1\n");
}

TEST(Table, CutsTheColumnThatMayBeCutToTheWidthItHas) {
    Table table{.rows = {{"7", "µ is a long line of source", "100"}, {"8", "short", "2"}}, .elided = 1};
    table.most_columns = 24;
    EXPECT_EQ(to_text(table), "7  µ is a long l...  100\n8  short             2\n");
    table.most_columns = 80;
    EXPECT_EQ(to_text(table).substr(0, 30), "7  µ is a long line of source");
    table.most_columns = 1;
    EXPECT_EQ(to_text(table).substr(0, 18), "7  µ is a lo...  ") << "what could not be read is not left";
}

TEST(Table, ACellKeepsToItsLine) {
    EXPECT_EQ(to_text(Table{.rows = {{"a\nb\x1b", "c"}}}), "a␊b␛  c\n");
}

std::string text_of(Recording recording) {
    return run_text(**analyse(std::make_shared<const Recording>(std::move(recording)), {}));
}

TEST(RunText, ShowsTheAdditionOfTheInterleavedReduction) {
    const std::string text = text_of(fixture::reduction_recording(fixture::Reduction::interleaved));
    const std::size_t begin = text.rfind('\n', text.find("s[lid + k]"));
    const std::string line = text.substr(begin + 1, text.find('\n', begin + 1) - begin - 1);
    EXPECT_NE(line.find(" 47 "), std::string::npos) << line;
    EXPECT_NE(line.find(" 141 "), std::string::npos) << "two loads and a store a step: " << line;
}

TEST(RunText, SaysWhetherTheResultIsRight) {
    Recording recording = fixture::reduction_recording(fixture::Reduction::sequential);
    recording.correct = true;
    EXPECT_NE(text_of(std::move(recording)).find("correct"), std::string::npos);
    recording = fixture::reduction_recording(fixture::Reduction::sequential);
    recording.correct = false;
    EXPECT_NE(text_of(std::move(recording)).find("WRONG"), std::string::npos);
}

TEST(Table, GivesSpeedsInTheirUnit) {
    EXPECT_EQ(bytes_per_second(0), "0.00 B/s");
    EXPECT_EQ(bytes_per_second(12.34e9), "12.3 GB/s");
    EXPECT_EQ(bytes_per_second(999e6), "999 MB/s");
}

} // namespace
} // namespace lockstep
