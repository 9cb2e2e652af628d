// Runs lockstep-cli in several languages, and checks that its English texts stay as they are.
#include "app/cli/commands.h"
#include "app/common/command_line.h"
#include "core/base/data_dir.h"
#include "core/experiments/catalogue.h"
#include "tests/cli/cli_runner.h"
#include "tests/support/made_up_reader.h"
#include "tests/support/source_tree/source_tree.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

const fs::path seeds = source_tree() / "tests/hostile/seeds";

bool holds(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

/// lockstep-cli in a folder with some recordings.
class LanguagesOfCli : public testing::Test {
protected:
    void SetUp() override {
        for (const auto& entry : fs::directory_iterator(seeds)) {
            fs::copy(entry.path(), cli.folder());
        }
    }
    /// Makes a data folder that has everything but translations, and returns its variable.
    [[nodiscard]] std::string data_without_translations() const {
        for (const char* name : {"kernels", "resources"}) {
            fs::create_directory_symlink(source_tree() / name, cli.folder() / name);
        }
        return "LOCKSTEP_DATA=\"$PWD\"";
    }

    CliRunner cli;
};

TEST_F(LanguagesOfCli, the_environment_selects_one) {
    EXPECT_TRUE(holds(cli.run("rnu", "LC_ALL=es_MX.UTF-8").err, "¿Quería decir «run»?"));
    EXPECT_TRUE(holds(cli.run("rnu", "LANG=C LANGUAGE=es").err, "Did you mean \"run\"?"));
    EXPECT_TRUE(holds(cli.run("rnu", "LC_ALL=xx_XX").err, "Did you mean \"run\"?"));
}

TEST_F(LanguagesOfCli, the_option_selects_one) {
    EXPECT_TRUE(holds(cli.run("rnu --language es", "LC_ALL=ru_RU").err, "¿Quería decir «run»?"));
    EXPECT_TRUE(holds(cli.run("--language=es rnu").err, "¿Quería decir «run»?"));
    const CliResult unknown = cli.run("check race.lks --language xx", "LC_ALL=C");
    EXPECT_EQ(unknown.code, 2);
    EXPECT_TRUE(holds(unknown.err, "Allowed: en, es, ko, pt_BR, ru.")) << unknown.err;
}

TEST_F(LanguagesOfCli, every_language_has_its_report_and_the_same_json) {
    const std::string english = cli.run("narrate reduction.lks --language en").out;
    const std::string json = cli.run("run reduction.lks --json --language en").out;
    for (const char* code : {"es", "ko", "pt_BR", "ru"}) {
        const CliResult told = cli.run(std::string("narrate reduction.lks --language ") + code);
        EXPECT_EQ(told.code, 0);
        EXPECT_EQ(std::ranges::count(told.out, '\n'), std::ranges::count(english, '\n')) << code;
        EXPECT_FALSE(holds(told.out, " reads ")) << code;
        EXPECT_TRUE(cli.run(std::string("run reduction.lks --json --language ") + code).out == json) << code;
    }
}

TEST_F(LanguagesOfCli, the_catalogue_is_translated) {
    const std::string text = cli.run("list reduction/interleaved --language ru").out;
    EXPECT_TRUE(holds(text, experiment_text("reduction/interleaved", "ru").teaches.substr(0, 20))) << text;
}

TEST_F(LanguagesOfCli, missing_or_damaged_translations_are_english) {
    const std::string before = data_without_translations();
    EXPECT_TRUE(holds(cli.run("rnu --language es", before).err, "Did you mean \"run\"?"));
    fs::create_directory(cli.folder() / "translations");
    for (const char* text : {"<context><name>Usage</name><message", "{}", "\xFF\xFE"}) {
        ASSERT_TRUE(write_text_file(cli.folder() / "translations/lockstep_es.ts", text).ok());
        const CliResult result = cli.run("rnu --language es", before);
        EXPECT_EQ(result.code, 2) << text;
        EXPECT_TRUE(holds(result.err, "Did you mean \"run\"?")) << result.err;
    }
}

TEST_F(LanguagesOfCli, control_characters_of_translations_are_shown_as_symbols) {
    const std::string before = data_without_translations();
    fs::create_directory(cli.folder() / "translations");
    ASSERT_TRUE(
        write_text_file(cli.folder() / "translations/lockstep_es.ts",
                        "<context><name>Usage</name><message><source>There is no command "
                        "&quot;%1&quot;.</source><translation>&#x1b;[2J%1</translation></message></context>")
            .ok());
    EXPECT_TRUE(holds(cli.run("rnu --language es", before).err, "␛[2Jrnu"));
}

TEST(MadeUpLanguageOfRuns, sweeps_and_devices_have_no_english) {
    const std::vector<std::vector<std::string>> commands = {
        {"devices"},
        {"sweep", "reduction/interleaved", "--over", "local=32,64", "--set", "size=1024"},
        {"run", "reduction/interleaved", "--set", "size=1024"}};
    const std::string json = CliRunner().run("devices --json").out;
    const std::string kernel = read_text_file(source_tree() / "kernels/reduction.cl").value();
    for (const auto& arguments : commands) {
        testing::internal::CaptureStdout();
        const int code = run_command_line(lockstep_cli(), arguments, made_up_reader());
        const std::string text = testing::internal::GetCapturedStdout();
        EXPECT_EQ(code, 0);
        const ExperimentText about = experiment_text("reduction/interleaved", "ru");
        EXPECT_EQ(
            english_in(text,
                       json + kernel + about.title + about.teaches + about.look_at +
                           " reduction interleaved local size type seed input float sum educational CPU GPU"),
            "")
            << text;
    }
}

/// A command whose English output is in tests/cli/english.
struct EnglishText {
    const char* name; ///< of the file
    const char* arguments;
};

constexpr EnglishText english_texts[] = {
    {"run_race", "run race.lks"},
    {"run_scan", "run scan.lks"},
    {"run_concurrent", "run concurrent.lks"},
    {"run_host_steps", "run host_steps.lks"},
    {"run_image", "run image.lks"},
    {"run_no_costs", "run reduction.lks --no-costs"},
    {"check_race", "check race.lks"},
    {"check_barrier_findings", "check barrier_findings.lks shuffle.lks"},
    {"compare", "compare reduction.lks tiled.lks"},
    {"narrate", "narrate reduction.lks --steps 0..30"},
    {"narrate_range", "narrate race.lks --steps 3..1"},
    {"whatif", "whatif tiled.lks"},
    {"whatif_apply", "whatif reduction.lks --array s --pad 1 --apply padded.cl"},
    {"whatif_apply_layouts", "whatif tiled.lks --pad 1..2 --apply padded.cl"},
    {"race", "race reduction.lks reduction.lks"},
    {"unknown_command", "rnu"},
    {"unknown_option", "run race.lks --jsn"},
    {"value", "run race.lks --groups none"},
    {"figure", "run race.lks --get totals.barrers"},
    {"assertion", "run race.lks --assert 'totals.barriers = 1'"},
};

class EnglishOfCli : public testing::TestWithParam<EnglishText> {};

/// With LOCKSTEP_UPDATE_TEXTS, the test writes the files instead.
TEST_P(EnglishOfCli, stays_as_it_is) {
    const CliRunner cli;
    for (const auto& entry : fs::directory_iterator(seeds)) {
        fs::copy(entry.path(), cli.folder());
    }
    const CliResult result = cli.run(GetParam().arguments, "LC_ALL=C COLUMNS=120");
    const std::string text = result.out + result.err + "exit code " + std::to_string(result.code) + "\n";
    const fs::path file = source_tree() / "tests/cli/english" / (GetParam().name + std::string(".txt"));
    if (std::getenv("LOCKSTEP_UPDATE_TEXTS") != nullptr) {
        ASSERT_TRUE(write_text_file(file, text).ok());
    }
    EXPECT_EQ(text, read_text_file(file).value());
}

INSTANTIATE_TEST_SUITE_P(Texts, EnglishOfCli, testing::ValuesIn(english_texts),
                         [](const auto& text) { return std::string(text.param.name); });

} // namespace
} // namespace lockstep
