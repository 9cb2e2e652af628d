#include "app/gui/theme/markdown.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFragment>
#include <algorithm>
#include <vector>

namespace lockstep::gui {
namespace {

struct Part {
    int position = 0;
    int length = 0;
    QTextCharFormat format;
};

/// Returns the images and links, the last one first, so that positions stay valid if they change.
std::vector<Part> foreign_parts(const QTextDocument& document) {
    std::vector<Part> found;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            const QTextFragment part = at.fragment();
            if (part.charFormat().isImageFormat() || part.charFormat().isAnchor()) {
                found.push_back({part.position(), part.length(), part.charFormat()});
            }
        }
    }
    std::ranges::reverse(found);
    return found;
}

void drop_images_and_links(QTextDocument& document) {
    QTextCursor cursor(&document);
    for (const Part& part : foreign_parts(document)) {
        QTextCharFormat format = part.format;
        cursor.setPosition(part.position);
        cursor.setPosition(part.position + part.length, QTextCursor::KeepAnchor);
        if (format.isImageFormat()) {
            cursor.removeSelectedText();
            continue;
        }
        for (const auto property : {QTextFormat::IsAnchor, QTextFormat::AnchorHref, QTextFormat::AnchorName,
                                    QTextFormat::ForegroundBrush, QTextFormat::TextUnderlineStyle,
                                    QTextFormat::FontUnderline, QTextFormat::TextToolTip}) {
            format.clearProperty(property);
        }
        cursor.setCharFormat(format);
    }
}

/// Returns a document as HTML without its font, so that a label uses its own.
QString html_of(QTextDocument& document) {
    QFont font = document.defaultFont();
    font.setWeight(QFont::Weight(QFont::Medium + 1)); // no usual one: then the weight of code is written
    document.setDefaultFont(font);
    QString html = document.toHtml();
    const QString body = QStringLiteral("<body");
    const qsizetype begin = html.indexOf(body) + body.size();
    return html.remove(begin, html.indexOf(QLatin1Char('>'), begin) - begin);
}

} // namespace

void read_markdown(QTextDocument& document, const QString& markdown) {
    QTextCursor cursor(&document);
    cursor.beginEditBlock(); // otherwise, the paragraph is laid out for each piece of its text
    document.setMarkdown(markdown, QTextDocument::MarkdownNoHTML);
    drop_images_and_links(document);
    cursor.endEditBlock();
}

QString markdown_plain(const QString& markdown) {
    QTextDocument document;
    read_markdown(document, markdown);
    return document.toPlainText();
}

LabelMarkdown::LabelMarkdown(const QString& markdown) {
    QTextDocument document;
    read_markdown(document, markdown);
    plain = document.toPlainText();
    html = markdown.isEmpty() ? QString() : html_of(document);
}

} // namespace lockstep::gui
