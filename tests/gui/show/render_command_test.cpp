#include "app/common/command_line.h"
#include "app/common/place/known_names.h"
#include "app/gui/exporting/chart_picture.h"
#include "app/gui/exporting/exported_picture.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/show/render_command.h"
#include "app/gui/window/window_picture.h"
#include "core/session/pipeline.h"
#include "core/trace/trace_file.h"
#include "tests/support/reduction_fixture.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
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

TEST(RenderCommand, takes_the_names_that_are_known_without_a_window) {
    std::vector<std::string> views;
    for (const Picture* row : pictures()) {
        views.emplace_back(row->name);
    }
    EXPECT_EQ(known_names().pictures, views);
    views.insert(views.end(), chart_views().begin(), chart_views().end());
    views.emplace_back("window");
    EXPECT_EQ(known_names().views, views);
    EXPECT_EQ(known_names().links, std::vector<std::string>(link_names, link_names + links));
}

TEST(RenderCommand, takes_the_language_and_the_vocabulary_from_the_link_or_the_options) {
    const auto words = [](const std::vector<std::string>& given) {
        const auto arguments = parse_arguments(render_command(), given);
        return arguments ? render_words(*arguments) : RenderWords{"refused", "refused"};
    };
    EXPECT_EQ(words({"a.lks#language=ru&vocabulary=amd"}).vocabulary, "amd");
    EXPECT_EQ(words({"a.lks#vocabulary=amd", "--vocabulary", "glsl", "--language", "ko"}).vocabulary, "glsl");
    EXPECT_EQ(words({"a.lks#vocabulary=amd", "--language", "ko"}).language, "ko");
    EXPECT_EQ(words({"a.lks"}).vocabulary, "");
    EXPECT_EQ(words({"a.lks", "--vocabulary", "metal"}).vocabulary, "refused");
}

/// Tests rendering of recordings in a folder whose name a shell would not split.
struct RenderByPlace : testing::Test {
    void SetUp() override {
        for (const auto& [name, variant] : {std::pair("a b.lks", fixture::Reduction::interleaved),
                                            {"c#d.lks", fixture::Reduction::sequential}}) {
            const Recording recording = fixture::reduction_recording(variant, 128, 2);
            ASSERT_TRUE(write_recording(recording, path(name).toStdString(), Codec::zstd).ok());
        }
    }
    [[nodiscard]] QString path(const char* name) const { return folder.filePath(QLatin1String(name)); }
    /// Returns the output; empty on failure, with the message in `error`.
    QByteArray rendered(std::vector<std::string> given) {
        const QString file = path("out.svg");
        QFile::remove(file);
        given.insert(given.end(), {"-o", file.toStdString()});
        const auto arguments = parse_arguments(render_command(), given);
        const Status done = arguments ? render(*arguments, write_window) : Status(arguments.error());
        error = done ? Error{} : done.error();
        QFile written(file);
        return written.open(QIODevice::ReadOnly) ? written.readAll() : QByteArray();
    }
    QTemporaryDir folder;
    Error error;
};

TEST_F(RenderByPlace, writes_the_same_bytes_as_by_options) {
    const std::string a = path("a b.lks").toStdString();
    const std::string of_a = path("a%20b.lks").toStdString();
    const QByteArray by_options = rendered({a, "--view", "banks", "--step", "12", "--group", "1", "--warp",
                                            "2", "--hw", "banks=16", "--theme", "dark", "--size", "900x500"});
    ASSERT_FALSE(by_options.isEmpty());
    const std::string place =
        of_a + "?hw.banks=16#view=banks&step=12&group=1&warp=2&theme=dark&picture_size=900x500";
    EXPECT_EQ(rendered({place}), by_options);
    EXPECT_NE(rendered({place, "--step", "13"}), by_options) << "an option changes the link";
    EXPECT_EQ(rendered({place, "--step", "13", "--step", "12"}), by_options);
}

TEST_F(RenderByPlace, of_several_runs_writes_the_same_bytes_as_by_options) {
    const std::string c = path("c#d.lks").toStdString();
    const QByteArray by_options = rendered({path("a b.lks").toStdString(), c, "--view", "compare",
                                            "--picture", "banks", "--link", "step", "--step", "9"});
    ASSERT_FALSE(by_options.isEmpty()) << "a name of a file that looks like a link is a name of a file";
    EXPECT_EQ(rendered({path("a%20b.lks").toStdString() + "|" + path("c%23d.lks").toStdString() +
                        "#view=compare&picture=banks&link=step&step=9"}),
              by_options);
}

TEST_F(RenderByPlace, of_a_race_shows_it_at_its_time) {
    const std::string a = path("a%20b.lks").toStdString();
    const std::string runs = a + "|" + path("c%23d.lks").toStdString();
    const QByteArray end = rendered({runs + "#view=race"});
    ASSERT_FALSE(end.isEmpty()) << error.arguments[0];
    EXPECT_TRUE(end.contains("modelled, not measured"));
    const QByteArray before = rendered({runs + "#cycle=100&view=race"});
    ASSERT_FALSE(before.isEmpty());
    EXPECT_TRUE(before.contains("still running"));
    EXPECT_FALSE(end.contains("still running"));
    EXPECT_EQ(rendered({runs, "--view", "race", "--cycle", "100"}), before);
    EXPECT_TRUE(rendered({runs + "#cycle=99999999&view=race"}).isEmpty());
    EXPECT_EQ(error.arguments[0], "cycle");
    EXPECT_TRUE(rendered({a + "#view=race"}).isEmpty());
    EXPECT_EQ(error.arguments[0], "WHAT");
}

TEST_F(RenderByPlace, of_layouts_shows_the_array_with_its_padding_or_swizzle) {
    const std::string a = path("a%20b.lks").toStdString();
    const QByteArray recorded = rendered({a, "--view", "try-it"});
    ASSERT_FALSE(recorded.isEmpty()) << error.arguments[0];
    EXPECT_TRUE(recorded.contains("Padding of s"));
    const QByteArray padded = rendered({a, "--view", "try-it", "--array", "s", "--pad", "1"});
    ASSERT_FALSE(padded.isEmpty());
    EXPECT_NE(padded, recorded);
    EXPECT_EQ(rendered({a + "#view=try-it&try_array=s&try_pad=1"}), padded);
    const QByteArray swizzled = rendered({a, "--view", "try-it", "--swizzle", "xor3"});
    ASSERT_FALSE(swizzled.isEmpty());
    EXPECT_NE(swizzled, padded);
    EXPECT_TRUE(rendered({a, "--view", "try-it", "--array", "t"}).isEmpty());
    EXPECT_EQ(error.arguments[0], "--array");
    EXPECT_EQ(error.arguments[2], "s");
    EXPECT_TRUE(rendered({a, "--view", "try-it", "--pad", "33"}).isEmpty());
    EXPECT_TRUE(rendered({a, "--view", "try-it", "--swizzle", "xor5"}).isEmpty());
}

TEST_F(RenderByPlace, names_the_key_that_the_run_does_not_have) {
    const std::string a = path("a%20b.lks").toStdString();
    EXPECT_TRUE(rendered({a + "#step=99999"}).isEmpty());
    ASSERT_EQ(error.code, ErrorCode::value_not_allowed);
    EXPECT_EQ(error.arguments[0], "step");
    EXPECT_TRUE(rendered({a + "#lane=32"}).isEmpty());
    EXPECT_EQ(error.arguments[0], "lane");
    EXPECT_TRUE(rendered({a + "#sped=1"}).isEmpty());
    ASSERT_EQ(error.arguments.size(), 5U);
    EXPECT_EQ(error.arguments[3], "unknown");
}

/// Returns the words that a shell makes of a command.
std::vector<std::string> words_in_shell(const QString& command) {
    QProcess shell;
    shell.start("bash", {"-c", "printf '%s\\0' " + command});
    EXPECT_TRUE(shell.waitForFinished());
    std::vector<std::string> words;
    for (const QByteArray& word : shell.readAllStandardOutput().split('\0')) {
        words.push_back(word.toStdString());
    }
    words.pop_back(); // after the last zero
    return words;
}

/// The dialog's "Command line…" promises the same file.
TEST_F(RenderByPlace, of_an_export_writes_the_same_bytes_as_the_dialog) {
    const std::string file = path("a b.lks").toStdString();
    auto recording = read_recording(file);
    ASSERT_TRUE(recording.ok());
    const auto session = analyse(std::make_shared<const Recording>(std::move(recording).value()), {});
    ASSERT_TRUE(session.ok());
    const ShownPicture shown{
        picture_named("lanes"), make_group_view(*session, 0, Group(0)), {.tick = Tick(9)}, {900, 500}, {}};
    for (const MadeForRow& row : made_for_rows()) {
        ExportedPicture what(shown, place_of_run(**session, QString::fromStdString(file)));
        const ExportChoice choice{.format = "svg",
                                  .frame = {.size = row.pixels.isEmpty() ? QSizeF(700, 400) : row.pixels,
                                            .text_points = row.text_points,
                                            .title = "A title",
                                            .caption = "It's a caption",
                                            .footer = footer_of(what.made()),
                                            .has_legend = false},
                                  .has_footer = true,
                                  .made_for = row.made_for};
        const auto expected = what.bytes(choice);
        ASSERT_TRUE(expected.ok());
        std::vector<std::string> given = words_in_shell(what.command(choice));
        ASSERT_GT(given.size(), 4U);
        given.erase(given.begin(), given.begin() + 2); // "lockstep", "render"
        given.resize(given.size() - 2);                // "-o", "lanes.svg"
        EXPECT_EQ(rendered(given), *expected) << row.name << qPrintable(what.command(choice));
    }
}

TEST_F(RenderByPlace, has_the_size_and_the_texts_that_are_asked_for) {
    const std::string a = path("a b.lks").toStdString();
    const QByteArray column = rendered({a, "--made-for", "column", "--title", "<b>A & B</b>", "--narration"});
    EXPECT_TRUE(column.contains("width=\"85.0000mm\" height=\"54.0000mm\"")) << column.left(300).constData();
    EXPECT_TRUE(column.contains("&lt;b&gt;A &amp; B&lt;/b&gt;"));
    EXPECT_TRUE(rendered({a, "--made-for", "slide", "--size", "800x600"}).contains("width=\"211.6667mm\""))
        << "a size replaces that of the use";
    EXPECT_TRUE(rendered({a, "--size-mm", "100.5x60"}).contains("width=\"100.5000mm\""));
    for (const char* wrong : {"85", "x", "85x", "1x1", "nanxnan", "1e9x1e9", "85x54mm"}) {
        EXPECT_TRUE(rendered({a, "--size-mm", wrong}).isEmpty()) << wrong;
        EXPECT_EQ(error.arguments[0], "--size-mm") << wrong;
    }
    EXPECT_TRUE(rendered({a, "--text-size", "0"}).isEmpty());
    EXPECT_EQ(error.arguments[0], "--text-size");
}

} // namespace
} // namespace lockstep::gui
