#include "app/cli/figure_questions.h"

#include "core/report/figure/evaluate.h"
#include "core/report/json.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

TEST(FigureQuestions, OfCommonFiguresHaveAnAnswer) {
    Recording recording = fixture::reduction_recording(fixture::Reduction::compacted);
    nlohmann::ordered_json report =
        to_json(**analyse(std::make_shared<const Recording>(std::move(recording)), HardwareModel()));
    report["launches"][0]["timing"] = {{"median_ns", 1}};
    EXPECT_GT(common_figures().size(), 10U);
    for (const std::string& name : common_figures()) {
        EXPECT_TRUE(evaluate(*read_expression(name), {{"", &report}}).ok()) << name;
    }
}

Error refused(const std::string& expression) {
    Arguments arguments;
    arguments.options["--get"] = {"1", expression};
    const auto questions = figure_questions(arguments);
    return questions ? Error() : questions.error();
}

TEST(FigureQuestions, MarkTheCharacterThatIsWrong) {
    EXPECT_EQ(refused("1 + )").detail, "    1 + )\n        ^");
    EXPECT_EQ(refused("1 +\n\t2 )").detail, "     2 )\n       ^");
    EXPECT_EQ(refused("\"é\" 2").detail, "    \"é\" 2\n        ^");
    EXPECT_EQ(refused("").detail, "    \n    ^");
    std::string wide = "1";
    for (int i = 0; i < 200; ++i) {
        wide += " + 1";
    }
    const std::string marked = refused(wide + " )" + wide).detail;
    const std::size_t mark = marked.find('^') - marked.find('\n') - 1;
    EXPECT_LT(marked.find('\n'), 120U);
    EXPECT_EQ(marked[mark], ')') << marked;
}

} // namespace
} // namespace lockstep
