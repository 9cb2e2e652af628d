// Tests that the messages in a compiler's log are assigned to source lines.
#include "app/gui/panels/source/compiler_messages.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

Error error_with(const char* detail) {
    return {.code = ErrorCode::kernel_does_not_compile,
            .arguments = {"saxpy.cl"},
            .place = {"saxpy.cl", 2, 5},
            .detail = detail};
}

TEST(CompilerMessages, stand_at_their_lines_in_their_order) {
    const auto problems =
        problems_in(error_with("saxpy.cl:2:5: error: expected ';' after expression\n    x\n    ^\n"
                               "saxpy.cl:1:1: warning: unused\n"
                               "/home/me/saxpy.cl:7:9: fatal error: 'gone.h' file not found\n"),
                    QStringLiteral("saxpy.cl"));
    EXPECT_EQ(problems, (std::vector<SourceProblem>{{2, QStringLiteral("expected ';' after expression")},
                                                    {7, QStringLiteral("'gone.h' file not found")}}));
}

TEST(CompilerMessages, of_a_header_are_not_the_sources) {
    const Error error = error_with("inc.h:3:1: error: unknown type name 'real'\n");
    EXPECT_TRUE(problems_in(error, QStringLiteral("other.cl")).empty());
    const auto here = problems_in(error, QStringLiteral("saxpy.cl"));
    ASSERT_EQ(here.size(), 1U) << "the place of the error itself";
    EXPECT_EQ(here[0].line, 2U);
}

TEST(CompilerMessages, without_a_log_are_the_errors_sentence) {
    const auto problems = problems_in(error_with(""), QStringLiteral("saxpy.cl"));
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_FALSE(problems[0].message.isEmpty());
}

} // namespace
} // namespace lockstep::gui
