#include "app/gui/animation/animate_command.h"

#include "app/common/command_line.h"
#include "core/trace/trace_file.h"
#include "tests/support/reduction_fixture.h"

#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

TEST(AnimateCommand, names_every_option_in_its_help) {
    const CommandLine program{
        .name = "lockstep", .summary = "", .synopsis = "", .commands = {animate_command()}};
    const std::string help = help_text(program, program.commands[0]);
    for (const Option& option : program.commands[0].options) {
        EXPECT_NE(help.find("  " + option.name), std::string::npos) << option.name;
    }
}

struct AnimateByPlace : testing::Test {
    void SetUp() override {
        const Recording recording = fixture::reduction_recording(fixture::Reduction::compacted, 128, 2);
        ASSERT_TRUE(write_recording(recording, path("a.lks").toStdString(), Codec::zstd).ok());
    }
    [[nodiscard]] QString path(const char* name) const { return folder.filePath(QLatin1String(name)); }
    /// Writes a.gif. Returns its bytes; empty on failure, with the message in `error`.
    QByteArray animated(std::vector<std::string> given) {
        const QString file = path("a.gif");
        QFile::remove(file);
        given.insert(given.end(), {"-o", file.toStdString()});
        const auto arguments = parse_arguments(animate_command(), given);
        const Status done = arguments ? animate(*arguments) : Status(arguments.error());
        error = done ? Error{} : done.error();
        QFile written(file);
        return written.open(QIODevice::ReadOnly) ? written.readAll() : QByteArray();
    }
    QTemporaryDir folder;
    Error error;
};

TEST_F(AnimateByPlace, writes_the_same_bytes_as_by_options) {
    const std::string a = path("a.lks").toStdString();
    const QByteArray by_options = animated({a, "--view", "banks", "--group", "1", "--from", "2", "--to", "5",
                                            "--theme", "dark", "--size", "900x500", "--speed", "4"});
    ASSERT_FALSE(by_options.isEmpty()) << error.arguments[0];
    EXPECT_EQ(animated({a + "#view=banks&group=1&theme=dark&picture_size=900x500", "--from", "2", "--to", "5",
                        "--speed", "4"}),
              by_options);
    EXPECT_NE(animated({a, "--view", "banks", "--from", "2", "--to", "5", "--theme", "dark"}), by_options);
}

TEST_F(AnimateByPlace, names_what_it_cannot_do) {
    const std::string a = path("a.lks").toStdString();
    const auto refused = [&](std::vector<std::string> more) {
        more.insert(more.begin(), a);
        EXPECT_TRUE(animated(more).isEmpty());
        return error.arguments.empty() ? std::string() : error.arguments[0];
    };
    EXPECT_EQ(refused({"--by", "leap"}), "--by");
    EXPECT_EQ(refused({"--speed", "0"}), "--speed");
    EXPECT_EQ(refused({"--hold", "-1"}), "--hold");
    EXPECT_EQ(refused({"--from", "0"}), "--from");
    EXPECT_EQ(refused({"--from", "5", "--to", "4"}), "--to");
    EXPECT_EQ(refused({"--view", "times"}), "view");
    EXPECT_EQ(refused({a}), "WHAT") << "two runs";
}

TEST_F(AnimateByPlace, of_several_runs_is_a_race_by_cycles) {
    const Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved, 128, 2);
    ASSERT_TRUE(write_recording(recording, path("b.lks").toStdString(), Codec::zstd).ok());
    const std::string a = path("a.lks").toStdString();
    const std::string b = path("b.lks").toStdString();
    const QByteArray race = animated({a, b, "--view", "race", "--by", "cycles:200", "--size", "800x400"});
    ASSERT_FALSE(race.isEmpty()) << error.arguments[0];
    EXPECT_TRUE(race.startsWith("GIF89a"));
    EXPECT_EQ(animated({a + "|" + b + "#view=race&picture_size=800x400", "--by", "cycles:200"}), race);
    EXPECT_NE(animated({a, b, "--view", "race", "--by", "cycles:200", "--size", "800x400", "--to", "300"}),
              race);
    const auto refused = [&](const std::vector<std::string>& more) {
        EXPECT_TRUE(animated(more).isEmpty());
        return error.arguments.empty() ? std::string() : error.arguments[0];
    };
    EXPECT_EQ(refused({a, b, "--view", "race"}), "--by") << "a race has no steps";
    EXPECT_EQ(refused({a, "--view", "race", "--by", "cycles:200"}), "WHAT") << "one run";
    EXPECT_EQ(refused({a, b, "--view", "race", "--by", "cycles:9", "--to", "999999"}), "--to");
    EXPECT_EQ(refused({a, b, "--view", "race", "--by", "cycles:9", "--from", "99", "--to", "9"}), "--from");
}

TEST_F(AnimateByPlace, refuses_a_name_before_it_runs) {
    const std::string missing = "no/such/experiment";
    const auto arguments = parse_arguments(animate_command(), {missing, "-o", "a.avi"});
    ASSERT_TRUE(arguments.ok());
    EXPECT_EQ(animate(*arguments).error().arguments[0], "-o");
    const auto without = parse_arguments(animate_command(), {missing});
    EXPECT_EQ(animate(*without).error().code, ErrorCode::missing_value);
}

} // namespace
} // namespace lockstep::gui
