#include "app/gui/handout/handout_file.h"
#include "app/gui/handout/handout_html.h"
#include "app/gui/handout/handout_maker.h"
#include "app/gui/handout/handout_pdf.h"
#include "app/gui/handout/markdown_html.h"
#include "app/gui/handout/page_picture.h"
#include "app/words/visible_text.h"
#include "core/report/xml_text.h"
#include "tests/gui/scene_world.h"
#include "tests/support/hostile_texts.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

/// What an independent reader finds in an HTML file.
struct ReadHtml {
    QString error;
    QString text;          ///< of the body
    QStringList elements;  ///< names, in order
    QStringList alt_texts; ///< of the pictures
    QList<QImage> pictures;
    QStringList attributes; ///< "name=value" of every element
};

ReadHtml read_html(const std::string& html) {
    ReadHtml read;
    QXmlStreamReader reader(QByteArray::fromStdString(html));
    bool is_in_body = false;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement()) {
            read.elements << reader.name().toString();
            is_in_body = is_in_body || reader.name() == QLatin1String("body");
            for (const QXmlStreamAttribute& attribute : reader.attributes()) {
                read.attributes << attribute.name().toString() + QLatin1Char('=') +
                                       attribute.value().toString().left(200);
            }
            if (reader.name() == QLatin1String("img")) {
                read.alt_texts << reader.attributes().value(QLatin1String("alt")).toString();
                const QString source = reader.attributes().value(QLatin1String("src")).toString();
                read.pictures << QImage::fromData(
                    QByteArray::fromBase64(source.section(QLatin1Char(','), 1).toLatin1()));
            }
        } else if (reader.isCharacters() && is_in_body) {
            read.text += reader.text().toString();
        }
    }
    read.error = reader.errorString();
    return read;
}

/// Returns the text of a PDF file, as pdftotext reads it; pages end with a form feed.
QString read_pdf(const QByteArray& pdf) {
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.pdf"));
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(pdf);
    file.close();
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
    EXPECT_TRUE(reader.waitForFinished()) << "poppler-utils is not installed";
    EXPECT_EQ(reader.exitCode(), 0) << reader.readAllStandardError().toStdString();
    return QString::fromUtf8(reader.readAllStandardOutput());
}

/// Returns a text without white space, which readers and line breaks change.
QString squeezed(QString text) {
    return text.remove(QRegularExpression(QStringLiteral("\\s")));
}

ShownPage sample_page() {
    ShownPage page;
    page.blocks.emplace_back(ShownText{
        "Each **warp** has `32` lanes, if `way == 0`: all.\n\n- one\n- *two*\n\n1. first\n2. second"});
    page.blocks.emplace_back(
        ShownChoiceAsk{.question = "Which one?",
                       .choices = {{"The left", "no"}, {"The `right`", "Because it is right."}},
                       .right = 1});
    page.blocks.emplace_back(ShownNumberAsk{
        .question = "How many?", .right = 1440, .right_reason = "Counted.", .wrong = {{720, "half"}}});
    page.blocks.emplace_back(ShownOrderAsk{
        .question = "Sort them.", .items = {"big", "small"}, .values = {"20", "10"}, .right = {1, 0}});
    page.blocks.emplace_back(ShownTask{.say = "Make it faster.", .hints = {"Look at the banks."}});
    page.notes = "Ask the class.";
    return page;
}

Lesson sample_lesson() {
    Lesson lesson;
    lesson.id = "sample";
    lesson.title = "A sample";
    lesson.goal = "Read it.";
    lesson.minutes = 5;
    lesson.pages.resize(1);
    lesson.pages[0].title = "First page";
    return lesson;
}

Handout sample(bool with_answers) {
    const SceneWorld world;
    const Lesson lesson = sample_lesson();
    HandoutMaker maker(lesson, with_answers);
    ViewPlace place;
    place.step = 6;
    maker.add_page(lesson.pages[0], sample_page(), page_picture(place, world.session));
    return maker.finished();
}

const QStringList for_learners = {
    "A sample",   "Read it.",   "First page",      "Each warp has 32 lanes, if way == 0: all.",
    "Question 1", "Which one?", "The left",        "The right",
    "Question 2", "How many?",  "Question 3",      "Sort them.",
    "small",      "Task 1",     "Make it faster.", "Stage, step 6"};
const QStringList for_teachers = {"Because it is right.", "1,440",         "Counted.", "small: 10",
                                  "Look at the banks.",   "Ask the class."};

TEST(HandoutHtml, is_read_by_another_reader_and_has_everything_for_the_learner_and_nothing_else) {
    const ReadHtml read = read_html(handout_html(sample(false)));
    EXPECT_EQ(read.error, QString());
    for (const QString& text : for_learners) {
        EXPECT_TRUE(squeezed(read.text).contains(squeezed(text))) << text.toStdString();
    }
    for (const QString& text : for_teachers) {
        EXPECT_FALSE(squeezed(read.text).contains(squeezed(text))) << text.toStdString();
    }
    EXPECT_EQ(read.elements.count(QStringLiteral("input")), 1 + 2 + 1 + 2) << "name, choices, number, order";
    ASSERT_EQ(read.pictures.size(), 1);
    EXPECT_GE(read.pictures[0].width(), 2 * 680) << "sharp on paper";
    EXPECT_GT(read.alt_texts[0].size(), 20);
    EXPECT_FALSE(read.elements.contains(QStringLiteral("script")));
    EXPECT_TRUE(read.attributes.contains(QStringLiteral("lang=en")));
}

TEST(HandoutHtml, needs_no_network) {
    const std::string html = handout_html(sample(true));
    for (const char* outside : {"http:", "https:", "//", "url(", "@import", "file:"}) {
        std::string rest = html;
        if (const std::size_t at = rest.find("http://www.w3.org/1999/xhtml"); at != std::string::npos) {
            rest.erase(at, 28); // the name of the language, which is not loaded
        }
        const std::size_t picture = rest.find("base64,");
        rest.erase(picture, rest.find('"', picture) - picture);
        EXPECT_EQ(rest.find(outside), std::string::npos) << outside;
    }
    EXPECT_NE(html.find("default-src 'none'"), std::string::npos);
    EXPECT_NE(html.find("prefers-color-scheme: dark"), std::string::npos);
    EXPECT_NE(html.find("@media print"), std::string::npos);
}

TEST(HandoutHtml, with_answers_has_them_on_another_sheet) {
    const ReadHtml read = read_html(handout_html(sample(true)));
    EXPECT_EQ(read.error, QString());
    const qsizetype answers = read.text.indexOf(QStringLiteral("Answers and notes"));
    ASSERT_GT(answers, 0);
    for (const QString& text : for_teachers) {
        EXPECT_TRUE(squeezed(read.text.mid(answers)).contains(squeezed(text))) << text.toStdString();
        EXPECT_FALSE(squeezed(read.text.left(answers)).contains(squeezed(text))) << text.toStdString();
    }
    EXPECT_TRUE(read.attributes.contains(QStringLiteral("class=sheet")));
}

TEST(HandoutPdf, is_read_by_another_reader_with_its_page_numbers) {
    const QString text = read_pdf(handout_pdf(sample(true)));
    for (const QString& each : for_learners + for_teachers) {
        EXPECT_TRUE(squeezed(text).contains(squeezed(each))) << each.toStdString();
    }
    const QStringList pages = text.split(QLatin1Char('\f'), Qt::SkipEmptyParts);
    ASSERT_GE(pages.size(), 2);
    for (qsizetype page = 0; page < pages.size(); ++page) {
        EXPECT_TRUE(pages[page].contains(QStringLiteral("Page %1 of %2").arg(page + 1).arg(pages.size())));
    }
    const qsizetype answers = squeezed(text).indexOf(QStringLiteral("Answersandnotes"));
    EXPECT_GT(answers, 0);
}

TEST(HandoutPdf, has_each_line_of_a_long_lesson_once) {
    const Lesson lesson = sample_lesson();
    HandoutMaker maker(lesson, false);
    ShownPage page;
    std::string paragraph;
    for (int word = 0; word < 2500; ++word) {
        paragraph += "w" + std::to_string(word) + "x ";
    }
    page.blocks.emplace_back(ShownText{paragraph});
    maker.add_page(lesson.pages[0], page, {});
    const QString text = read_pdf(handout_pdf(maker.finished()));
    EXPECT_GE(text.count(QLatin1Char('\f')), 3);
    for (int word = 0; word < 2500; ++word) {
        EXPECT_EQ(text.count(QStringLiteral("w%1x").arg(word)), 1) << word;
    }
}

TEST(HandoutPdf, keeps_the_words_of_a_wide_table_whole) {
    HandoutTable table{.title = "A wide table", .columns = {}, .rows = {{}}};
    for (int column = 0; column < 9; ++column) {
        table.columns.push_back({QStringLiteral("efficiency of work%1").arg(column)});
        table.rows[0].push_back({QStringLiteral("value%1").arg(column)});
    }
    Handout handout{.title = "Tables", .language = "en", .parts = {}};
    handout.parts.emplace_back(std::move(table));
    const QString text = read_pdf(handout_pdf(handout));
    EXPECT_EQ(text.count(QStringLiteral("efficiency")), 9) << text.toStdString();
    for (int column = 0; column < 9; ++column) {
        EXPECT_TRUE(text.contains(QStringLiteral("work%1").arg(column))) << text.toStdString();
    }
}

TEST(Handouts, of_hostile_texts_show_them_as_text) {
    for (const std::string& hostile : test::hostile_texts()) {
        Lesson lesson = sample_lesson();
        lesson.title = hostile;
        lesson.goal = hostile;
        lesson.pages[0].title = hostile;
        Scene small;
        small.size = {10, 10};
        HandoutMaker maker(lesson, true);
        ShownPage page;
        page.blocks.emplace_back(ShownText{hostile});
        page.blocks.emplace_back(
            ShownChoiceAsk{.question = hostile, .choices = {{hostile, hostile}, {"b", hostile}}, .right = 0});
        page.blocks.emplace_back(ShownOrderAsk{
            .question = hostile, .items = {hostile, "b"}, .values = {hostile, "2"}, .right = {0, 1}});
        page.blocks.emplace_back(ShownTask{.say = hostile, .hints = {hostile}});
        page.notes = hostile;
        maker.add_page(lesson.pages[0], page,
                       {HandoutPicture{.scene = small, .words = QString::fromStdString(hostile)}});
        const Handout handout = maker.finished();
        const ReadHtml read = read_html(handout_html(handout));
        EXPECT_EQ(read.error, QString()) << hostile;
        for (const char* element : {"script", "a", "iframe", "object", "form", "svg"}) {
            EXPECT_FALSE(read.elements.contains(QLatin1String(element))) << hostile;
        }
        EXPECT_EQ(read.elements.count(QStringLiteral("title")), 1) << hostile;
        const QString shown = QString::fromStdString(xml_characters(visible_line(hostile)));
        EXPECT_TRUE(squeezed(read.text).contains(squeezed(shown))) << hostile;
        EXPECT_FALSE(read_pdf(handout_pdf(handout)).isEmpty()) << hostile;
    }
}

TEST(MarkdownHtml, has_only_the_markup_of_lessons) {
    EXPECT_EQ(markdown_html("a **b** *c* `d<e`"),
              "<p>a <strong>b</strong> <em>c</em> <code>d&lt;e</code></p>");
    EXPECT_EQ(markdown_html("- a\n- b\n\n1. c"), "<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>");
    EXPECT_EQ(markdown_html("[x](javascript:alert(1)) ![y](http://z/y.png) <b onclick=1>z</b>").count("<p>"),
              1);
    EXPECT_FALSE(markdown_html("[x](javascript:alert(1))").contains("javascript"));
    EXPECT_EQ(inline_html("a\n\nb"), "a b");
    QString deep;
    for (int level = 0; level < 200; ++level) {
        deep += QString(qsizetype{2} * level, ' ') + "- x\n";
    }
    EXPECT_EQ(read_html("<body>" + markdown_html(deep).toStdString() + "</body>").error, QString());
}

TEST(HandoutPictures, stop_before_the_answer_of_a_question_about_a_step) {
    Lesson lesson = sample_lesson();
    lesson.file = "x.md";
    lesson.pages[0].place.place.runs.push_back({.what = "reduction/compacted"});
    lesson.pages[0].place.place.step = 9;
    ShownPage page;
    EXPECT_EQ(handout_place(lesson, 0, page).step, 9U);
    Question question;
    question.covers = Covers::lanes;
    question.reveal = Tick(6); // step 7
    page.blocks.emplace_back(ShownQuestion{.question = question});
    EXPECT_EQ(handout_place(lesson, 0, page).step, 6U);
    lesson.pages[0].place.place.step = 4;
    EXPECT_EQ(handout_place(lesson, 0, page).step, 4U);
}

TEST(HandoutPictures, of_a_film_cover_the_step_of_the_question_and_all_after_it) {
    const SceneWorld world;
    ViewPlace place;
    place.view = "film";
    place.step = 6;
    const auto question_marks = [&](std::optional<Tick> covered) {
        const std::vector<HandoutPart> parts = page_picture(place, world.session, covered);
        return texts(std::get<HandoutPicture>(parts.at(0)).scene).count(QStringLiteral("?"));
    };
    EXPECT_EQ(question_marks(std::nullopt), 0);
    EXPECT_EQ(question_marks(Tick(6)), 1);
}

TEST(HandoutPictures, of_other_views_have_a_caption_alone_and_those_of_findings_their_texts) {
    const SceneWorld world;
    ViewPlace place;
    place.view = "sweep";
    EXPECT_EQ(page_picture(place, world.session).size(), 1U);
    place.view = "findings";
    const std::vector<HandoutPart> parts = page_picture(place, world.session);
    ASSERT_GE(parts.size(), 2U);
    EXPECT_TRUE(std::get<HandoutPicture>(parts[0]).words.contains("Findings"));
    place.view = "source";
    EXPECT_TRUE(std::holds_alternative<HandoutPicture>(page_picture(place, world.session).at(0)));
}

TEST(HandoutFiles, are_pdf_or_html) {
    QTemporaryDir folder;
    const Status refused = write_handout(sample(false), folder.filePath("a.docx").toStdString());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::value_not_allowed);
    EXPECT_TRUE(write_handout(sample(false), folder.filePath("a.html").toStdString()));
    EXPECT_TRUE(write_handout(sample(false), folder.filePath("a.pdf").toStdString()));
}

} // namespace
} // namespace lockstep::gui
