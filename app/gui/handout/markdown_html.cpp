#include "app/gui/handout/markdown_html.h"

#include "app/gui/theme/markdown.h"
#include "app/words/visible_text.h"
#include "core/report/xml_text.h"

#include <QTextBlock>
#include <QTextDocument>
#include <QTextFragment>
#include <QTextList>
#include <algorithm>
#include <vector>

namespace lockstep::gui {
namespace {

constexpr int most_levels = 6; ///< of lists in each other; deeper ones are shown at this level

bool is_code(const QTextCharFormat& format) {
    return format.fontFixedPitch();
}

QString with_tags(QString html, const QTextCharFormat& format) {
    if (is_code(format)) {
        html = QStringLiteral("<code>%1</code>").arg(html);
    }
    if (format.fontItalic()) {
        html = QStringLiteral("<em>%1</em>").arg(html);
    }
    if (format.fontWeight() > QFont::Medium) {
        html = QStringLiteral("<strong>%1</strong>").arg(html);
    }
    return html;
}

QString html_of(const QTextBlock& block) {
    QString html;
    for (auto at = block.begin(); !at.atEnd(); ++at) {
        const QTextFragment fragment = at.fragment();
        QString text = fragment.text();
        text.remove(QChar::ObjectReplacementCharacter); // an image
        QStringList lines;
        for (const QString& line : text.split(QChar::LineSeparator)) {
            lines << plain_html(line);
        }
        html += with_tags(lines.join(QStringLiteral("<br/>")), fragment.charFormat());
    }
    return html;
}

/// Writes the blocks of a document, and the lists around them.
class Writer {
public:
    void add(const QTextBlock& block) {
        const QTextList* const list = block.textList();
        if (list == nullptr) {
            close_to(0);
            html_ += QStringLiteral("<p>%1</p>").arg(html_of(block));
            return;
        }
        const auto level = static_cast<std::size_t>(std::clamp(list->format().indent(), 1, most_levels));
        const bool is_numbered = list->format().style() <= QTextListFormat::ListDecimal;
        open(level, is_numbered ? QStringLiteral("ol") : QStringLiteral("ul"));
        html_ += html_of(block);
    }
    QString finished() {
        close_to(0);
        return html_;
    }

private:
    /// Begins an item of a list at this level.
    void open(std::size_t level, const QString& tag) {
        close_to(level);
        if (lists_.size() == level && lists_.back() == tag) {
            html_ += QStringLiteral("</li><li>");
            return;
        }
        close_to(level - 1);
        while (lists_.size() < level) {
            lists_.push_back(tag);
            html_ += QStringLiteral("<%1><li>").arg(tag);
        }
    }
    void close_to(std::size_t level) {
        while (lists_.size() > level) {
            html_ += QStringLiteral("</li></%1>").arg(lists_.back());
            lists_.pop_back();
        }
    }

    QString html_;
    std::vector<QString> lists_; ///< tags of the open lists, the outermost first
};

} // namespace

QString plain_html(const QString& text) {
    return QString::fromStdString(xml_text(visible_line(text.toStdString())));
}

QString markdown_html(const QString& markdown) {
    QTextDocument document;
    read_markdown(document, markdown);
    Writer writer;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (!block.text().isEmpty()) {
            writer.add(block);
        }
    }
    return writer.finished();
}

QString inline_html(const QString& markdown) {
    QTextDocument document;
    read_markdown(document, markdown);
    QStringList lines;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        lines << html_of(block);
    }
    return lines.join(QLatin1Char(' '));
}

} // namespace lockstep::gui
