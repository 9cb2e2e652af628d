#include "app/gui/lessons/lesson_labels.h"

#include "app/gui/theme/markdown.h"

#include <QElapsedTimer>
#include <QImage>
#include <gtest/gtest.h>
#include <memory>

namespace lockstep::gui {
namespace {

const QString every_format =
    QStringLiteral("A text with **bold**, *emphasis* and `code_a`\nin two  lines &amp; a\\*b.\n\n"
                   "Another paragraph that is long enough to take several lines, with `code`.\n\n"
                   "- one\n- two `x`\n  - three\n\n1. first\n2. second\n\nLast **b *c* d**.");

QImage picture_of(QLabel& label, bool is_heading) {
    label.setProperty("heading", is_heading);
    label.resize(380, label.heightForWidth(380));
    return label.grab().toImage();
}

TEST(LessonLabels, look_as_if_they_read_the_markdown_themselves) {
    for (const bool is_heading : {false, true}) {
        WholeLabel other;
        other.setTextFormat(Qt::MarkdownText);
        other.setTextInteractionFlags(Qt::TextSelectableByMouse);
        other.setText(every_format);
        const std::unique_ptr<WholeLabel> label(markdown_label(every_format));
        EXPECT_EQ(picture_of(*label, is_heading), picture_of(other, is_heading)) << is_heading;
        EXPECT_TRUE(label->accessibleName().contains("code_a")) << "without the signs";
        EXPECT_FALSE(label->accessibleName().contains('`'));
    }
}

TEST(LessonLabels, have_no_images_and_no_links) {
    const std::unique_ptr<WholeLabel> label(
        markdown_label("a ![x](/dev/zero) [b](file:///etc/passwd) <img src='/dev/zero'>"));
    EXPECT_FALSE(label->text().contains("<img")) << label->text().toStdString();
    EXPECT_FALSE(label->text().contains("href"));
    EXPECT_EQ(label->textFormat(), Qt::RichText);
    EXPECT_TRUE(label->accessibleName().contains("<img src='/dev/zero'>")) << "HTML is text";
    EXPECT_TRUE(label->accessibleName().contains("b"));
}

TEST(LessonLabels, with_many_lines_do_not_stop_the_window) {
    QString text;
    for (int line = 0; line < 4000; ++line) {
        text += QStringLiteral("*short* line %1\n").arg(line);
    }
    QElapsedTimer time;
    time.start();
    const std::unique_ptr<WholeLabel> label(markdown_label(text));
    EXPECT_GT(label->heightForWidth(300), 1000);
    EXPECT_LT(time.elapsed(), 8000) << "a quadratic time is a minute";
}

TEST(LessonLabels, of_a_program_show_their_text_as_it_is) {
    ReasonLabel label;
    label.show_plain_reason(ReasonKind::wrong, "<b>*a*</b>");
    EXPECT_EQ(label.textFormat(), Qt::PlainText);
    EXPECT_EQ(label.text(), "<b>*a*</b>");
    EXPECT_EQ(label.accessibleName(), "<b>*a*</b>");
    label.show_reason(ReasonKind::right, "*a*");
    EXPECT_EQ(label.accessibleName(), "a");
}

} // namespace
} // namespace lockstep::gui
