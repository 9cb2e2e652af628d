#include "app/gui/guide/guide_browser.h"

#include "app/gui/theme/fonts.h"

#include <QDesktopServices>
#include <QImage>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>
#include <algorithm>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr const char* place_scheme = "lockstep";
constexpr const char* page_suffix = ".md";
constexpr const char* pictures_prefix = "../pictures/";
constexpr int page_margin = 24;

/// Whether a name consists of the characters that names of pages and pictures have, so that it is no path.
bool is_plain_name(const QString& name) {
    return !name.isEmpty() && std::ranges::all_of(name, [](QChar c) {
        return (c >= QLatin1Char('a') && c <= QLatin1Char('z')) ||
               (c >= QLatin1Char('0') && c <= QLatin1Char('9')) || c == QLatin1Char('-');
    });
}

bool is_code(const QTextBlock& block) {
    return block.blockFormat().hasProperty(QTextFormat::BlockCodeFence) ||
           block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage);
}

/// Returns the format of a block with the margins that the reader of Markdown leaves out.
QTextBlockFormat spaced(const QTextBlock& block) {
    constexpr double between_paragraphs = 10;
    constexpr double between_items = 3;
    constexpr double above_heading = 18;
    constexpr double below_heading = 6;
    constexpr int line_height = 125; ///< in per cent
    QTextBlockFormat format = block.blockFormat();
    const double scale = text_scale();
    if (format.headingLevel() > 0) {
        format.setTopMargin(format.headingLevel() == 1 ? 0 : above_heading * scale);
        format.setBottomMargin(below_heading * scale);
    } else if (block.textList() != nullptr) {
        const bool is_last = block.textList()->item(block.textList()->count() - 1) == block;
        format.setBottomMargin((is_last ? between_paragraphs : between_items) * scale);
    } else if (!is_code(block) || !is_code(block.next())) {
        format.setBottomMargin(between_paragraphs * scale);
    }
    if (!is_code(block)) {
        format.setLineHeight(line_height, QTextBlockFormat::ProportionalHeight);
    }
    return format;
}

/// Sets the margins of a block, and the fonts of headings and code.
void style_block(QTextCursor& cursor) {
    const QTextBlock block = cursor.block();
    if (QTextCursor(block).currentTable() == nullptr) {
        cursor.setBlockFormat(spaced(block));
    }
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    QTextCharFormat format;
    if (const int level = block.blockFormat().headingLevel(); level > 0) {
        format.setFont(text_font(level == 1 ? FontRole::step : FontRole::view_title));
    } else if (is_code(block)) {
        format.setFont(text_font(FontRole::code));
    }
    cursor.mergeCharFormat(format);
}

void style_table(QTextTable& table, QColor border) {
    constexpr double padding = 5;
    constexpr double below = 12;
    QTextTableFormat format = table.format();
    format.setBorderCollapse(true);
    format.setBorder(1);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(border);
    format.setCellPadding(padding * text_scale());
    format.setBottomMargin(below * text_scale());
    table.setFormat(format);
}

} // namespace

GuideBrowser::GuideBrowser(QString folder, QWidget* parent)
    : QTextBrowser(parent), folder_(std::move(folder)) {
    setOpenLinks(false);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // so that the room for pictures does not change
    setObjectName(QStringLiteral("guide-text"));
    setAccessibleName(tr("Page of the guide"));
    document()->setDocumentMargin(page_margin);
    connect(this, &QTextBrowser::anchorClicked, this, &GuideBrowser::follow);
}

void GuideBrowser::follow(const QUrl& link) {
    const QString text = link.toString();
    if (link.scheme() == QLatin1String(place_scheme)) {
        emit place_wanted(text.mid(static_cast<qsizetype>(qstrlen(place_scheme)) + 1));
    } else if (link.scheme() == QLatin1String("https")) {
        QDesktopServices::openUrl(link);
    } else if (text.endsWith(QLatin1String(page_suffix))) {
        emit page_wanted(text.chopped(static_cast<qsizetype>(qstrlen(page_suffix))));
    }
}

void GuideBrowser::show_page(const GuidePage& page) {
    page_ = page;
    fill();
    verticalScrollBar()->setValue(0);
}

void GuideBrowser::set_theme(const Theme& theme) {
    theme_ = theme;
    fill();
}

int GuideBrowser::room() const {
    constexpr int reserve = 4; // otherwise a picture that fits exactly needs a scroll bar
    return viewport()->width() - 2 * page_margin - reserve;
}

void GuideBrowser::fill() {
    filled_room_ = room();
    document()->clear(); // also forgets the pictures, which depend on the theme and the width
    document()->setDefaultFont(text_font(FontRole::body));
    document()->setMarkdown(page_.text,
                            QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
                                QTextDocument::MarkdownNoHTML);
    style_document();
    moveCursor(QTextCursor::Start);
}

void GuideBrowser::style_document() {
    QTextCursor cursor(document());
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        cursor.setPosition(block.position());
        style_block(cursor);
    }
    for (QTextFrame* frame : document()->rootFrame()->childFrames()) {
        if (auto* table = qobject_cast<QTextTable*>(frame); table != nullptr) {
            style_table(*table, theme_[Role::border]);
        }
    }
}

QVariant GuideBrowser::loadResource(int type, const QUrl& name) {
    const QString text = name.toString();
    QString picture = text.mid(static_cast<qsizetype>(qstrlen(pictures_prefix)));
    if (type != QTextDocument::ImageResource || !text.startsWith(QLatin1String(pictures_prefix)) ||
        !picture.endsWith(QLatin1String(".png")) || !is_plain_name(picture.chopped(4))) {
        return {};
    }
    picture.chop(4);
    const QString path = QStringLiteral("%1/pictures/%2%3.png");
    QImage image(path.arg(folder_, picture, theme_.is_dark() ? QStringLiteral("-dark") : QString()));
    if (image.isNull()) {
        return {};
    }
    const int width = qMin(room(), qRound(image.width() * text_scale()));
    return width == image.width() ? image : image.scaledToWidth(qMax(1, width), Qt::SmoothTransformation);
}

void GuideBrowser::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    if (room() != filled_room_) {
        const int at = verticalScrollBar()->value();
        fill();
        verticalScrollBar()->setValue(at);
    }
}

} // namespace lockstep::gui
