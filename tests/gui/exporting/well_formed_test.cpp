// Exports every view of a recording whose names attack the output formats, and reads the files with an
// independent parser.
#include "app/gui/exporting/chart_picture.h"
#include "app/gui/exporting/framed_picture.h"
#include "app/gui/exporting/render_line.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/exporting/vector_bytes.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/table_text.h"
#include "app/words/visible_text.h"
#include "core/session/pipeline.h"
#include "tests/support/hostile_texts.h"
#include "tests/support/independent_reader.h"
#include "tests/support/recordings.h"

#include <QFile>
#include <QPainter>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <gtest/gtest.h>
#include <set>

namespace lockstep::gui {
namespace {

QByteArray contents(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << qPrintable(path);
    return file.readAll();
}

struct SvgDocument {
    QString title;
    QString description;
    QString metadata;
    std::set<QString> elements;
};

/// Fails if the file is not well-formed XML, or contains something that our pictures never contain.
SvgDocument read_svg(const QByteArray& bytes, const std::string& view) {
    static const std::set<QString> known{
        "svg",  "title",    "desc",     "defs", "g",      "path",    "polyline",       "rect",
        "text", "image",    "metadata", "line", "circle", "ellipse", "linearGradient", "radialGradient",
        "stop", "clipPath", "polygon",  "tspan"};
    SvgDocument document;
    QXmlStreamReader reader(bytes);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        const QString name = reader.name().toString();
        EXPECT_TRUE(known.contains(name)) << view << ": " << qPrintable(name);
        EXPECT_FALSE(name == QLatin1String("title") && document.elements.contains(name)) << view;
        document.elements.insert(name);
        for (const QXmlStreamAttribute& attribute : reader.attributes()) {
            EXPECT_FALSE(attribute.name().startsWith(QLatin1String("on"))) << view;
        }
        if (name == QLatin1String("metadata")) {
            document.metadata = reader.readElementText();
        } else if (name == QLatin1String("title")) {
            document.title = reader.readElementText();
        } else if (name == QLatin1String("desc")) {
            document.description = reader.readElementText();
        }
    }
    EXPECT_FALSE(reader.hasError()) << view << ": " << qPrintable(reader.errorString()) << " in line "
                                    << reader.lineNumber();
    return document;
}

struct HostileFiles : testing::Test {
    QTemporaryDir folder;
    std::shared_ptr<const Session> session =
        analyse(std::make_shared<const Recording>(test::hostile_recording()), {}).value();
    GroupView view = make_group_view(session, 0, Group(0));

    [[nodiscard]] std::filesystem::path file(const char* name) const {
        return folder.filePath(name).toStdString();
    }
};

TEST_F(HostileFiles, of_every_picture_are_well_formed_svg) {
    for (const Picture* row : pictures()) {
        const Scene scene = whole_scene(*row, view, {.tick = Tick(9)}, {900, 500}, {});
        ASSERT_TRUE(write_framed(unframed(scene), {}, file("x.svg")).ok()) << row->name;
        const SvgDocument document = read_svg(contents(folder.filePath("x.svg")), row->name);
        EXPECT_FALSE(document.title.isEmpty()) << row->name;
        EXPECT_TRUE(document.elements.contains("g")) << row->name;
    }
}

TEST_F(HostileFiles, of_every_chart_and_paper_are_well_formed_svg) {
    for (const std::string& chart : chart_views()) {
        if (chart == "sweep") {
            continue; // skipped, because the sweep view runs measurements
        }
        const ChartRequest request{.view = chart,
                                   .sessions = {session, session},
                                   .cursor = {.tick = Tick(9)},
                                   .run = {},
                                   .over = {},
                                   .look = {},
                                   .frame = {.size = {900, 500}}};
        ASSERT_TRUE(write_chart(request, file("x.svg")).ok()) << chart;
        EXPECT_FALSE(read_svg(contents(folder.filePath("x.svg")), chart).title.isEmpty()) << chart;
    }
}

QByteArray svg_of(const QString& title, const QString& description, const QString& label) {
    return svg_bytes({100, 50}, title, description,
                     [&](QPaintDevice& device) { QPainter(&device).drawText(10, 20, label); });
}

TEST(SvgBytes, hold_any_title_description_and_label_as_text) {
    for (const std::string& text : test::hostile_texts()) {
        const QString hostile = QString::fromStdString(text);
        EXPECT_FALSE(read_svg(svg_of(hostile, hostile, hostile), text).title.isEmpty()) << text;
    }
    const QString all = QString::fromStdString(test::hostile_text());
    EXPECT_NO_THROW((void)test::elements_of_xml(svg_of(all, all, all).toStdString()));
    const SvgDocument plain = read_svg(svg_of("a < b & c", "one\ntwo", "label"), "plain");
    EXPECT_EQ(plain.title, "a < b & c");
    EXPECT_EQ(plain.description, "one\ntwo");
}

/// Truncating a text can leave one half of a surrogate pair.
TEST(SvgBytes, hold_no_half_of_a_surrogate_pair) {
    const QString cut = QStringLiteral("a") + QChar(0xD83D);
    const QByteArray bytes = svg_of(cut, cut, cut);
    EXPECT_TRUE(read_svg(bytes, "cut").title.startsWith("a"));
    EXPECT_NO_THROW((void)test::elements_of_xml(bytes.toStdString()));
}

/// When the command line is pasted into a terminal, the terminal executes no control characters in a name,
/// and the shell reads the name unchanged.
TEST_F(HostileFiles, have_a_command_line_that_can_be_pasted) {
    const QString name = QStringLiteral("a'\\b\n\x1b[201~é\u202e.lks");
    const QString line = render_line(place_at(*session, place_of_run(*session, name), {}, "banks"),
                                     {.theme = "dark", .file = "x.svg"});
    EXPECT_TRUE(line.contains("$'a\\'\\\\b\\u000a\\u001b[201~é\\u202e.lks'")) << qPrintable(line);
    EXPECT_EQ(visible_line(line.toStdString()), line.toStdString());
}

TEST(PdfBytes, hold_any_title_in_one_string) {
    for (const std::string& text : test::hostile_texts()) {
        const QByteArray bytes = pdf_bytes({100, 50}, QString::fromStdString(text),
                                           [](QPdfWriter& pdf) { QPainter(&pdf).drawRect(0, 0, 10, 10); });
        EXPECT_TRUE(bytes.startsWith("%PDF-"));
        EXPECT_EQ(bytes.count("/Title"), 1) << text;
        EXPECT_FALSE(bytes.contains("<script>")) << text;
    }
}

TEST(TableText, is_read_by_others_with_no_cell_that_is_a_formula_or_a_command) {
    QStringList cells{"-1.5", "a \"b\", c", "= 1.00x"};
    for (const std::string& text : test::hostile_texts()) {
        cells << QString::fromStdString(text);
    }
    const nlohmann::json rows = test::rows_of_csv((csv_line(cells) + csv_line(cells)).toStdString());
    ASSERT_EQ(rows.size(), 2U);
    ASSERT_EQ(rows[1].size(), static_cast<std::size_t>(cells.size()));
    EXPECT_EQ(rows[1][0], "-1.5");
    EXPECT_EQ(rows[1][1], "a \"b\", c");
    EXPECT_EQ(rows[1][2], "'= 1.00x");
    for (const auto& cell : rows[1]) {
        const auto text = cell.get<std::string>();
        EXPECT_EQ(text.find_first_of("\x1b\x07\r\n"), std::string::npos) << text;
        EXPECT_EQ(std::string("=@").find(text[0]), std::string::npos) << text;
    }
}

} // namespace
} // namespace lockstep::gui
