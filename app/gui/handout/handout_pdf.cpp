#include "app/gui/handout/handout_pdf.h"

#include "app/gui/exporting/paper.h"
#include "app/gui/exporting/vector_bytes.h"
#include "app/gui/handout/handout_table.h"
#include "app/gui/handout/markdown_html.h"
#include "app/gui/handout/sheet_breaks.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/views/scene_painter.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QPainter>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <QTextList>
#include <algorithm>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace lockstep::gui {
namespace {

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(SheetWords)
};

constexpr double sheet_margin = (paper_page.width() - paper_width) / 2;
constexpr double sheet_foot = 24; ///< space for the page number
constexpr double sheet_room = paper_page.height() - 2 * sheet_margin - sheet_foot;
constexpr double text_scale_on_paper = 1.1; ///< texts of the body are 14 px high
constexpr double tick_box = 13;             ///< size of a box to tick
constexpr double beside_box = 52;           ///< where the text beside a box begins

/// A part that can be drawn: the function draws it from `from` to `to`, with its left top at the origin.
struct DrawnPart {
    SheetPart sheet;
    std::function<void(QPainter&, double from, double to)> draw;
};

/// Returns a font whose signs stay separate. Readers of the file, such as screen readers, do not find the signs of
/// a ligature like that for "==".
QFont paper_font(FontRole role) {
    QFont font = font_for(role, text_scale_on_paper);
    font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

std::shared_ptr<QTextDocument> document_of(const QString& html, FontRole font, bool is_quiet, double width) {
    auto document = std::make_shared<QTextDocument>();
    document->setDocumentMargin(0);
    document->setIndentWidth(20);
    document->setDefaultFont(paper_font(font));
    const QString ink = Theme(ThemeName::light)[is_quiet ? Role::text2 : Role::text].name();
    document->setDefaultStyleSheet(
        QStringLiteral("body { color: %1; } p, li { margin: 0 0 6px 0; } code { font-family: '%2'; }")
            .arg(ink, font_for(FontRole::code).family()));
    document->setHtml(QStringLiteral("<body>%1</body>").arg(html));
    document->setTextWidth(width);
    document->documentLayout()->documentSize(); // lays it out
    return document;
}

/// Returns the vertical extent of a line in its document.
std::pair<double, double> extent_of(const QTextBlock& block, int line) {
    const QTextLine shown = block.layout()->lineAt(line);
    const double top = block.layout()->position().y() + shown.y();
    return {top, top + shown.height()};
}

/// Returns the ends of the lines of a document.
std::vector<double> lines_of(const QTextDocument& document) {
    std::vector<double> ends;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (int line = 0; line < block.layout()->lineCount(); ++line) {
            ends.push_back(extent_of(block, line).second);
        }
    }
    std::ranges::sort(ends);
    if (!ends.empty()) {
        ends.back() = std::max(ends.back(), document.size().height());
    }
    return ends;
}

/// Draws the bullet or the number of an item of a list, before its first line.
void draw_item_sign(QPainter& painter, const QTextBlock& block, double top, double height) {
    const QTextList& list = *block.textList();
    const QString sign = list.format().style() == QTextListFormat::ListDecimal
                             ? QString::number(list.itemNumber(block) + 1) + QLatin1Char('.')
                             : QStringLiteral("\u2022");
    constexpr double room = 60;
    const double left = block.layout()->position().x() + block.layout()->lineAt(0).x();
    painter.drawText(QRectF(left - room - 6, top, room, height), Qt::AlignRight | Qt::AlignVCenter, sign);
}

/// Draws the lines of a document between two heights, and no others, so that no text is in the file twice.
/// QTextDocument::drawContents() also draws the line before.
void draw_lines(QPainter& painter, const QTextDocument& document, double from, double to) {
    constexpr double rounding = 0.5;
    painter.save();
    painter.translate(0, -from);
    painter.setFont(document.defaultFont());
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (int line = 0; line < block.layout()->lineCount(); ++line) {
            const auto [top, end] = extent_of(block, line);
            if (top < from - rounding || end > to + rounding) {
                continue;
            }
            block.layout()->lineAt(line).draw(&painter, block.layout()->position());
            if (line == 0 && block.textList() != nullptr) {
                draw_item_sign(painter, block, top, end - top);
            }
        }
    }
    painter.restore();
}

DrawnPart drawn_text(const QString& html, FontRole font, double above, bool is_quiet = false) {
    const auto document = document_of(html, font, is_quiet, paper_width);
    return {.sheet = {.height = document->size().height(), .above = above, .cuts = lines_of(*document)},
            .draw = [document](QPainter& painter, double from, double to) {
                draw_lines(painter, *document, from, to);
            }};
}

void draw_box(QPainter& painter, QRectF rect) {
    painter.setPen(QPen(Theme(ThemeName::light)[Role::text], 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect);
}

/// Makes drawn parts of the parts of a handout.
class PartMaker {
public:
    DrawnPart operator()(const HandoutHeading& heading) const {
        const FontRole font = heading.level == 1   ? FontRole::step
                              : heading.level == 2 ? FontRole::view_title
                                                   : FontRole::body_strong;
        DrawnPart part = drawn_text(plain_html(heading.text), font, heading.level >= 3 ? 12 : 22);
        part.sheet.keeps_next = true;
        return part;
    }
    DrawnPart operator()(const HandoutText& text) const {
        DrawnPart part =
            drawn_text(text.html, text.is_quiet ? FontRole::secondary : FontRole::body, 6, text.is_quiet);
        part.sheet.keeps_next = text.keeps_next;
        return part;
    }
    DrawnPart operator()(const HandoutPicture& picture) const {
        const Scene& scene = picture.scene;
        const double scale = std::min(1.0, paper_width / std::max(1.0, scene.size.width()));
        return {.sheet = {.height = scene.size.height() * scale, .above = 10, .keeps_next = true},
                .draw = [&scene, scale](QPainter& painter, double, double) {
                    painter.scale(scale, scale);
                    paint(painter, scene, Theme(ThemeName::light), Medium::vector);
                }};
    }
    DrawnPart operator()(const HandoutTable& table) const {
        const auto drawn = std::make_shared<const DrawnTable>(table, paper_width);
        return {
            .sheet = {.height = drawn->height(), .above = 8, .cuts = drawn->row_ends()},
            .draw = [drawn](QPainter& painter, double from, double to) { drawn->draw(painter, from, to); }};
    }
    DrawnPart operator()(const HandoutChoice& choice) const {
        const auto document = document_of(choice.html, FontRole::body, false, paper_width - beside_box);
        const double height = std::max(document->size().height(), tick_box + 4);
        const double first = std::min(height, QFontMetricsF(document->defaultFont()).height());
        return {.sheet = {.height = height, .above = 6, .keeps_next = !choice.is_last},
                .draw = [document, letter = choice.letter, first, height](QPainter& painter, double, double) {
                    draw_box(painter, {8, (first - tick_box) / 2, letter.isEmpty() ? 2 * tick_box : tick_box,
                                       tick_box});
                    painter.setFont(paper_font(FontRole::body_strong));
                    painter.drawText(QRectF(28, 0, beside_box - 28, first), Qt::AlignVCenter, letter);
                    painter.translate(beside_box, 0);
                    draw_lines(painter, *document, 0, height);
                }};
    }
    DrawnPart operator()(const HandoutField& field) const {
        constexpr double height = 30;
        return {.sheet = {.height = height, .above = 6},
                .draw = [label = field.label](QPainter& painter, double, double) {
                    painter.setFont(paper_font(FontRole::body));
                    painter.setPen(Theme(ThemeName::light)[Role::text]);
                    const QRectF line(0, 0, paper_width / 2, height - 4);
                    QRectF used;
                    painter.drawText(line, Qt::AlignBottom, label, &used);
                    painter.drawLine(QPointF(used.right() + 10, height - 5),
                                     QPointF(paper_width / 2, height - 5));
                }};
    }
    DrawnPart operator()(const HandoutLanes& lanes) const {
        constexpr std::uint32_t in_row = 16;
        constexpr double width = paper_width / in_row;
        constexpr double row = 34;
        const std::uint32_t rows = (lanes.lanes + in_row - 1) / in_row;
        return {
            .sheet = {.height = row * rows, .above = 6},
            .draw = [count = lanes.lanes](QPainter& painter, double, double) {
                painter.setFont(font_for(FontRole::tick));
                for (std::uint32_t lane = 0; lane < count; ++lane) {
                    const std::uint32_t above = lane / in_row; // rows
                    const QRectF cell(width * (lane % in_row), row * above, width, row);
                    draw_box(painter, {cell.center().x() - tick_box / 2, cell.top() + 2, tick_box, tick_box});
                    painter.drawText(cell.adjusted(0, tick_box + 2, 0, 0), Qt::AlignCenter,
                                     QString::number(lane));
                }
            }};
    }
    DrawnPart operator()(const HandoutBreak& /*part*/) const { return {}; }
};

std::vector<DrawnPart> drawn_parts(const Handout& handout) {
    std::vector<DrawnPart> drawn;
    bool begins_sheet = false;
    for (const HandoutPart& part : handout.parts) {
        if (std::holds_alternative<HandoutBreak>(part)) {
            begins_sheet = true;
            continue;
        }
        drawn.push_back(std::visit(PartMaker(), part));
        drawn.back().sheet.begins_sheet = std::exchange(begins_sheet, false);
    }
    return drawn;
}

/// Draws the number of a page, and the title of the lesson before it.
void draw_foot(QPainter& painter, const QString& title, std::size_t page, std::size_t pages) {
    const QRectF line(sheet_margin, paper_page.height() - sheet_margin - sheet_foot / 2, paper_width,
                      sheet_foot);
    painter.setFont(paper_font(FontRole::tick));
    painter.setPen(Theme(ThemeName::light)[Role::text2]);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter,
                     SheetWords::tr("Page %1 of %2").arg(page + 1).arg(pages));
    const QString shortened =
        QFontMetricsF(painter.font()).elidedText(title, Qt::ElideRight, paper_width * 3 / 4);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shortened);
}

} // namespace

QByteArray handout_pdf(const Handout& handout) {
    const std::vector<DrawnPart> parts = drawn_parts(handout);
    std::vector<SheetPart> heights;
    heights.reserve(parts.size());
    for (const DrawnPart& part : parts) {
        heights.push_back(part.sheet);
    }
    const auto sheets = sheets_of(heights, sheet_room);
    const auto draw = [&](QPdfWriter& pdf) {
        QPainter painter(&pdf);
        for (std::size_t page = 0; page < sheets.size(); ++page) {
            if (page > 0) {
                pdf.newPage();
            }
            for (const SheetSlice& slice : sheets[page]) {
                painter.save();
                painter.translate(sheet_margin, sheet_margin + slice.top);
                painter.scale(slice.scale, slice.scale);
                parts[slice.part].draw(painter, slice.from, slice.to);
                painter.restore();
            }
            draw_foot(painter, handout.title, page, sheets.size());
        }
    };
    return pdf_bytes(paper_page, handout.title, draw, handout.made);
}

} // namespace lockstep::gui
