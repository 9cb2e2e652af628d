// Runs the commands in a made-up language: no English may remain in their output, except names of code, files,
// options and devices.
#include "app/cli/commands.h"
#include "app/common/command_line.h"
#include "core/base/data_dir.h"
#include "core/experiments/catalogue.h"
#include "core/hardware/numbers.h"
#include "core/hardware/presets.h"
#include "core/trace/trace_file.h"
#include "tests/support/made_up_reader.h"
#include "tests/support/source_tree/source_tree.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <regex>
#include <unistd.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

/// What a command printed.
struct Printed {
    int code = 0;
    std::string text; ///< standard output and standard error
};

Printed printed_by(const std::vector<std::string>& arguments, const Reader& reader) {
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    const int code = run_command_line(lockstep_cli(), arguments, reader);
    std::string text = testing::internal::GetCapturedStdout();
    return {code, text + testing::internal::GetCapturedStderr()};
}

/// Returns the names in a recording that every language keeps: of its code, files, device and parameters.
std::string names_in(const fs::path& file) {
    const auto recording = read_recording(file);
    EXPECT_TRUE(recording.ok()) << file;
    std::string names = file.string() + " " + recording->what;
    for (const auto& [name, value] : recording->parameters) {
        names += " " + name + " " + value;
    }
    for (const Trace& launch : recording->launches) {
        const Program& program = launch.program;
        names += " " + launch.device.name + " " + launch.device.platform + " " + program.kernel;
        for (const auto* texts : {&program.files, &program.texts}) {
            for (const std::string& text : *texts) {
                names += " " + text;
            }
        }
        for (const SiteInfo& site : program.sites) {
            names += " " + site.text;
        }
    }
    return names;
}

/// Returns the names of the table of commands, and of experiments and hardware.
std::string names_of_program() {
    std::string names = "lockstep cli help version LANGUAGE";
    for (const Command& command : lockstep_cli().commands) {
        names += " " + command.name + " " + command.words.names;
        for (const Option& option : command.options) {
            names += " " + option.name + " " + value_name(option);
            for (const std::string& value : known_values(option)) {
                names += " " + value;
            }
        }
    }
    for (const Experiment& experiment : catalogue()) {
        names += " " + experiment.id;
        for (const ParameterInfo& parameter : experiment.parameters) {
            names += " " + parameter.name + " " + parameter.default_value + " " + allowed_values(parameter);
        }
    }
    for (const HardwareNumber& number : hardware_numbers()) {
        names += " " + std::string(number.name);
    }
    for (const std::string& preset : hardware_preset_names(hardware_folder())) {
        names += " " + preset;
    }
    return names;
}

/// The words of code in the texts about an experiment, which are translated outside the program.
std::string words_about(const std::string& id) {
    const ExperimentText text = experiment_text(id, "ru");
    return text.title + " " + text.teaches + " " + text.look_at;
}

const fs::path seeds = source_tree() / "tests/hostile/seeds";

std::vector<fs::path> recordings() {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(seeds)) {
        files.push_back(entry.path());
    }
    return files;
}

TEST(MadeUpLanguage, reports_have_no_english) {
    const std::string program = names_of_program();
    for (const fs::path& file : recordings()) {
        const std::string names =
            program + " " + names_in(file) + " " + words_about(read_recording(file)->what);
        for (const char* command : {"run", "check", "narrate", "quiz", "whatif"}) {
            const Printed printed = printed_by({command, file.string()}, made_up_reader());
            EXPECT_GT(printed.text.size(), 40U) << file;
            EXPECT_EQ(english_in(printed.text, names), "") << command << " " << file << "\n" << printed.text;
        }
    }
}

TEST(MadeUpLanguage, comparisons_have_no_english) {
    const std::string one = (seeds / "reduction.lks").string();
    const std::string other = (seeds / "tiled.lks").string();
    const Printed printed = printed_by({"compare", one, other}, made_up_reader());
    EXPECT_GT(printed.text.size(), 200U);
    EXPECT_EQ(english_in(printed.text, names_in(one) + " " + names_in(other)), "") << printed.text;
}

TEST(MadeUpLanguage, races_have_no_english) {
    const std::string one = (seeds / "reduction.lks").string();
    const Printed printed = printed_by({"race", one, one}, made_up_reader());
    EXPECT_GT(printed.text.size(), 100U);
    EXPECT_EQ(english_in(printed.text, names_in(one)), "") << printed.text;
}

TEST(MadeUpLanguage, lists_have_no_english) {
    const std::string names = names_of_program();
    for (const Experiment& experiment : catalogue()) {
        const Printed printed = printed_by({"list", experiment.id}, made_up_reader());
        EXPECT_EQ(english_in(printed.text, names + " " + words_about(experiment.id)), "") << printed.text;
    }
}

TEST(MadeUpLanguage, help_and_manual_have_no_english) {
    const std::string names = names_of_program();
    EXPECT_EQ(english_in(help_text(lockstep_cli(), made_up_reader()), names), "");
    for (const Command& command : lockstep_cli().commands) {
        const std::string help = help_text(lockstep_cli(), command, made_up_reader());
        EXPECT_EQ(english_in(help, names), "") << command.name;
        EXPECT_NE(help.find(made_up("print this help")), std::string::npos) << command.name;
    }
    EXPECT_EQ(english_in(man_page(lockstep_cli(), made_up_reader()), names + " Lockstep LOCKSTEP CLI"), "");
}

TEST(MadeUpLanguage, completion_describes_options_without_english) {
    const std::string script = completion_script(lockstep_cli(), "zsh", made_up_reader()).value();
    int described = 0;
    for (std::size_t at = script.find("'*--"); at != std::string::npos; at = script.find("'*--", at + 1)) {
        const std::size_t begin = script.find('[', at);
        const std::string text = script.substr(begin, script.find(']', begin) - begin);
        EXPECT_EQ(english_in(text, names_of_program()), "") << text;
        ++described;
    }
    EXPECT_GT(described, 50);
}

TEST(MadeUpLanguage, errors_have_no_english) {
    const std::string race = (seeds / "race.lks").string();
    const std::string reduction = (seeds / "reduction.lks").string();
    const std::vector<std::vector<std::string>> wrong = {
        {"rnu"},
        {"run"},
        {"run", "a", "b"},
        {"run", race, "--jsn"},
        {"run", race, "--groups", "none"},
        {"run", race, "--registers"},
        {"run", race, "--set", "a=1"},
        {"run", race, "-D", "X=1"},
        {"run", race, "--kernel", "x"},
        {"run", race, "--hw", "banks=3"},
        {"run", race, "--get", "totals.barriers", "--json"},
        {"run", race, "--get", "totals.barrers"},
        {"run", race, "--assert", "totals.barriers = 1"},
        {"run", race, "--assert", "totals.barriers >= 0"},
        {"run", "redction/interleaved"},
        {"run", "reduction/interleaved", "--set", "size=none"},
        {"run", "/nowhere/x.lks"},
        {"run", race + "|" + race},
        {"compare", race, reduction, "--match-inputs"},
        {"race", race, (seeds / "tiled.lks").string()},
        {"race", race},
        {"narrate", race, "--steps", "3..1"},
        {"narrate", race, "--steps", "9000000..9000001"},
        {"narrate", race, "--launch", "9"},
        {"capture", "--launch", "x", "--", "true"},
        {"sweep", race, "--over", "local"},
        {"completion", "fish"},
        {"lesson", "play"},
        {"lesson", "check"},
        {"--language", "xx", "run", race},
    };
    const std::string names = names_of_program() + " " + names_in(race) + " " + names_in(reduction) +
                              " rnu jsn none barrers redction nowhere fish totals barriers true play "
                              "No such file or directory";
    for (const auto& arguments : wrong) {
        const Printed printed = printed_by(arguments, made_up_reader());
        EXPECT_NE(printed.code, 0) << arguments.front() << " " << arguments.back();
        EXPECT_EQ(english_in(printed.text, names), "") << printed.text;
    }
}

TEST(MadeUpLanguage, files_for_programs_are_the_same_as_in_english) {
    const std::string race = (seeds / "race.lks").string();
    const std::vector<std::vector<std::string>> commands = {
        {"run", race, "--json"},
        {"run", race, "--csv"},
        {"run", (seeds / "reduction.lks").string(), "--get", "correct"},
        {"check", race, "--json"},
        {"narrate", race, "--json"},
        {"list", "--json"},
        {"completion", "bash"},
        {"--version"}};
    for (const auto& arguments : commands) {
        EXPECT_EQ(printed_by(arguments, made_up_reader()).text, printed_by(arguments, english_reader()).text)
            << arguments.front();
    }
    const std::string file = (fs::temp_directory_path() / ("lockstep." + std::to_string(getpid()))).string();
    std::string texts[2];
    for (std::string& text : texts) {
        const Reader reader = &text == texts ? made_up_reader() : english_reader();
        (void)printed_by({"check", race, "--junit", file}, reader);
        text = std::regex_replace(read_text_file(file).value(), std::regex("time=\"[^\"]*\""), "");
    }
    EXPECT_EQ(texts[0], texts[1]);
    EXPECT_NE(texts[0].find("Data race"), std::string::npos);
    fs::remove(file);
}

} // namespace
} // namespace lockstep
