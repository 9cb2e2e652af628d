#include "app/common/parser.h"
#include "app/gui/exporting/chart_picture.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/window/render_command.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

TEST(RenderCommand, names_every_option_and_view_in_its_help) {
    const CommandLine program{
        .name = "lockstep", .summary = "", .synopsis = "", .commands = {render_command()}};
    const std::string help = help_text(program, program.commands[0]);
    for (const Option& option : program.commands[0].options) {
        EXPECT_NE(help.find("  " + option.name + " " + value_name(option)), std::string::npos) << option.name;
    }
    for (const Picture* row : pictures()) {
        EXPECT_NE(help.find(row->name), std::string::npos) << row->name;
    }
}

TEST(RenderCommand, takes_every_view_and_refuses_others) {
    for (const Picture* row : pictures()) {
        EXPECT_TRUE(parse_arguments(render_command(), {"--view", row->name}).ok()) << row->name;
    }
    for (const std::string& chart : chart_views()) {
        EXPECT_TRUE(parse_arguments(render_command(), {"--view", chart}).ok()) << chart;
    }
    const auto refused = parse_arguments(render_command(), {"--view", "stag"});
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().arguments[0], "--view");
}

} // namespace
} // namespace lockstep::gui
