#include "app/gui/exporting/paper.h"

#include "app/gui/exporting/vector_bytes.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/views/scene_painter.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct PaperWords {
    Q_DECLARE_TR_FUNCTIONS(PaperWords)
};

constexpr QSizeF a4 = paper_page;
constexpr double margin = (a4.width() - paper_width) / 2;
constexpr double foot = 24; ///< space for the page number
constexpr double gap = 10;  ///< space between blocks
static_assert(paper_room == a4.height() - 2 * margin - foot);

Scene text_block(const QString& text, FontRole font, Role ink, double above) {
    Scene block;
    const double bottom = add_paragraph(block, {0, above}, paper_width, text, font, ink);
    block.size = {paper_width, bottom};
    return block;
}

Scene foot_of(std::size_t page, std::size_t pages) {
    Scene scene;
    const QString text = PaperWords::tr("Page %1 of %2").arg(page + 1).arg(pages);
    scene.shapes.push_back(text_label({margin, a4.height() - margin - foot / 2, paper_width, foot}, text,
                                      FontRole::tick, Role::text2, Qt::AlignRight | Qt::AlignVCenter));
    return scene;
}

void draw_page(QPainter& painter, const Paper& paper, std::size_t number, const Theme& theme, Medium medium) {
    const auto pages = pages_of(paper);
    painter.fillRect(QRectF({0, 0}, a4), theme[Role::panel]);
    for (const PlacedBlock& placed : pages[number]) {
        painter.save();
        painter.translate(margin, margin + placed.top);
        painter.scale(placed.scale, placed.scale);
        paint(painter, paper.blocks[placed.block], theme, medium);
        painter.restore();
    }
    paint(painter, foot_of(number, pages.size()), theme, medium);
}

void draw_pages(QPdfWriter& pdf, const Paper& paper, const Theme& theme) {
    const std::size_t pages = pages_of(paper).size();
    QPainter painter(&pdf);
    for (std::size_t page = 0; page < pages; ++page) {
        if (page > 0) {
            pdf.newPage();
        }
        draw_page(painter, paper, page, theme, Medium::vector);
    }
}

bool is_heading(const Paper& paper, std::size_t block) {
    return std::ranges::find(paper.headings, block) != paper.headings.end();
}

/// Returns the height that must fit on the same page below a short block: a heading stays together with the
/// next block, which may be another heading.
double room_below(const Paper& paper, std::size_t block, double room) {
    constexpr double most_of_short = 40;
    constexpr std::size_t most_blocks = 2;
    if (is_heading(paper, block) && block + 1 < paper.blocks.size()) {
        return gap + std::min(room / 2, paper.blocks[block + 1].size.height()) +
               room_below(paper, block + 1, room);
    }
    double wanted = 0;
    for (std::size_t next = block + 1; next < paper.blocks.size() && next <= block + most_blocks; ++next) {
        if (paper.blocks[next - 1].size.height() >= most_of_short) {
            break;
        }
        wanted += gap + std::min(room / 2, paper.blocks[next].size.height());
    }
    return wanted;
}

} // namespace

void Paper::add_title(const QString& text, const QString& below) {
    title = text;
    blocks.push_back(text_block(text, FontRole::step, Role::text, 0));
    add_text(below, FontRole::secondary, Role::text2);
}

void Paper::add_heading(const QString& text) {
    headings.push_back(blocks.size());
    blocks.push_back(text_block(text, FontRole::view_title, Role::text, 12));
}

void Paper::add_text(const QString& text, FontRole font, Role ink) {
    if (!text.isEmpty()) {
        blocks.push_back(text_block(text, font, ink, 0));
    }
}

void Paper::add_picture(Scene picture) {
    if (!picture.shapes.empty()) {
        blocks.push_back(std::move(picture));
    }
}

void Paper::add_picture(const ShownPicture& shown) {
    Scene scene = shown.scene();
    if (!scene.shapes.empty()) {
        pictures.push_back({blocks.size(), shown});
        blocks.push_back(std::move(scene));
    }
}

void Paper::add_table(Scene table, double row_height) {
    tables.push_back({blocks.size(), row_height});
    blocks.push_back(std::move(table));
}

std::vector<std::vector<PlacedBlock>> pages_of(const Paper& paper, double room) {
    std::vector<std::vector<PlacedBlock>> pages(1);
    double top = 0;
    for (std::size_t i = 0; i < paper.blocks.size(); ++i) {
        const QSizeF size = paper.blocks[i].size;
        const double scale = std::min({1.0, paper_width / size.width(), room / size.height()});
        const double height = size.height() * scale;
        const double wanted = height + room_below(paper, i, room);
        if (top > 0 && top + wanted > room) {
            pages.emplace_back();
            top = 0;
        }
        pages.back().push_back({i, top, scale});
        top += height + gap;
    }
    return pages;
}

Scene column_of(const Paper& paper) {
    Scene column;
    column.title = paper.title;
    double top = margin;
    for (const Scene& block : paper.blocks) {
        append(column, block, {margin, top});
        top += block.size.height() + gap;
    }
    column.size = {a4.width(), top + margin};
    return column;
}

QImage page_image(const Paper& paper, std::size_t page, const Theme& theme, double scale) {
    QImage image((a4 * scale).toSize(), QImage::Format_RGB32);
    QPainter painter(&image);
    painter.scale(scale, scale);
    draw_page(painter, paper, page, theme, Medium::raster);
    return image;
}

Result<QByteArray> paper_bytes(const Paper& paper, const FileLook& look, const QString& ending) {
    if (ending == QLatin1String("pdf")) {
        return pdf_bytes(
            a4, paper.title, [&](QPdfWriter& pdf) { draw_pages(pdf, paper, look.theme); }, look.made);
    }
    return framed_bytes(unframed(column_of(paper)), look, ending);
}

} // namespace lockstep::gui
