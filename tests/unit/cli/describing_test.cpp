// Tests the descriptions of the command line: help, completion and manual page are all generated from one
// table.
#include "app/cli/commands.h"
#include "app/common/command_line.h"
#include "core/base/data_dir.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>
#include <set>
#include <sstream>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

bool holds(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

/// Escapes dashes, as the source of a manual page does.
std::string with_dashes(std::string text) {
    for (std::size_t at = 0; (at = text.find('-', at)) != std::string::npos; at += 2) {
        text.insert(at, "\\");
    }
    return text;
}

/// Returns the completions that bash offers for the last of these words.
std::set<std::string> offered(const std::vector<std::string>& words) {
    const fs::path folder = fs::temp_directory_path() / ("lockstep.completion." + std::to_string(getpid()));
    fs::create_directory(folder);
    std::string script = completion_script(lockstep_cli(), "bash").value() + "\nCOMP_WORDS=(lockstep-cli";
    for (const std::string& word : words) {
        script += " '" + word + "'";
    }
    script += ")\nCOMP_CWORD=" + std::to_string(words.size()) +
              "\n_lockstep_cli\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n";
    EXPECT_TRUE(write_text_file(folder / "script", script).ok());
    const std::string command = "cd '" + folder.string() + "' && bash --norc script >out";
    EXPECT_EQ(std::system(command.c_str()), 0);
    std::istringstream lines(read_text_file(folder / "out").value());
    std::set<std::string> found;
    for (std::string line; std::getline(lines, line);) {
        found.insert(line);
    }
    fs::remove_all(folder);
    return found;
}

TEST(Describing, HelpNamesEveryCommandAndEveryOptionWithItsValue) {
    for (const Command& command : lockstep_cli().commands) {
        EXPECT_TRUE(holds(help_text(lockstep_cli()), call_of(lockstep_cli(), command))) << command.name;
        const std::string help = help_text(lockstep_cli(), command);
        for (const Option& option : command.options) {
            const std::string value = value_name(option);
            EXPECT_TRUE(holds(help, "  " + option.name + (value.empty() ? "" : " " + value) + "  "))
                << command.name << " " << option.name << "\n"
                << help;
        }
    }
}

TEST(Describing, HelpHasNoLineThatATerminalBreaks) {
    for (const Command& command : lockstep_cli().commands) {
        std::istringstream lines(help_text(lockstep_cli(), command));
        for (std::string line; std::getline(lines, line);) {
            EXPECT_LE(line.size(), 110U) << line;
        }
    }
}

TEST(Describing, TheManualPageNamesEveryCommandAndEveryOption) {
    const std::string page = man_page(lockstep_cli());
    for (const Command& command : lockstep_cli().commands) {
        const std::size_t section = page.find(".SS " + with_dashes(command.name));
        ASSERT_NE(section, std::string::npos) << command.name;
        const std::string text = page.substr(section, page.find(".S", section + 1) - section);
        for (const Option& option : command.options) {
            EXPECT_TRUE(holds(text, ".B " + with_dashes(option.name + " " + value_name(option))))
                << command.name << " " << option.name;
        }
    }
}

TEST(Describing, BashOffersCommandsOptionsAndValues) {
    EXPECT_EQ(offered({"sw"}), std::set<std::string>{"sweep"});
    for (const Command& command : lockstep_cli().commands) {
        EXPECT_TRUE(offered({""}).contains(command.name)) << command.name;
        const std::set<std::string> options = offered({command.name, "-"});
        for (const Option& option : command.options) {
            EXPECT_TRUE(options.contains(option.name)) << command.name << " " << option.name;
        }
    }
    EXPECT_EQ(offered({"run", "--hardware", "power"}), std::set<std::string>{"powervr-rogue"});
    EXPECT_EQ(offered({"run", "--json", "reduction/inter"}), std::set<std::string>{"reduction/interleaved"});
    EXPECT_EQ(offered({"completion", "z"}), std::set<std::string>{"zsh"});
}

TEST(Describing, ZshOffersEveryOptionAtItsCommand) {
    const std::string script = completion_script(lockstep_cli(), "zsh").value();
    for (const Command& command : lockstep_cli().commands) {
        const std::size_t begin = script.find("\n    " + command.name + ") _arguments");
        ASSERT_NE(begin, std::string::npos) << command.name;
        const std::string text = script.substr(begin, script.find(";;", begin) - begin);
        for (const Option& option : command.options) {
            EXPECT_TRUE(holds(text, "'*" + option.name + "[")) << command.name << " " << option.name;
        }
    }
}

TEST(Describing, OfAShellWithoutAScriptTheOthersAreNamed) {
    const auto script = completion_script(lockstep_cli(), "fish");
    ASSERT_FALSE(script.ok());
    EXPECT_EQ(script.error().arguments.back(), "bash, zsh");
}

} // namespace
} // namespace lockstep
