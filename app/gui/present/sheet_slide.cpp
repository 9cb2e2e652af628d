#include "app/gui/present/sheet_slide.h"

#include "app/gui/exporting/paper.h"
#include "app/gui/present/slide_parts.h"

#include <QStringList>
#include <algorithm>
#include <utility>
#include <variant>

namespace lockstep::gui {
namespace {

constexpr double top_gap = 24; ///< between the line below the title and the sheet
constexpr double points_per_px = 0.75;
constexpr double text_px = 28; ///< size of the normal text of a chart, in lengths of a slide

QRectF room_of(QSizeF slide) {
    const double top = slide_rule_y + 3 + top_gap;
    return {slide_margin, top, slide.width() - 2 * slide_margin, slide.height() - top - slide_margin};
}

/// Paints a chart or a race in the room, with as many pixels as the painter has there.
std::function<void(QPainter&, const Theme&)> painter_of(std::shared_ptr<Exported> page, const QRectF& room) {
    return [page = std::move(page), room](QPainter& painter, const Theme& theme) {
        ExportChoice choice;
        choice.theme = theme;
        choice.frame.size = room.size();
        choice.frame.text_points = text_px * points_per_px;
        const double scale = std::max(0.1, painter.deviceTransform().m11());
        painter.drawImage(QRectF({0, 0}, room.size()), page->image(choice, 0, scale));
    };
}

void add_texts(QStringList& texts, const Scene& scene) {
    for (const Shape& shape : scene.shapes) {
        if (const auto* label = std::get_if<Label>(&shape)) {
            texts << label->text;
        }
    }
}

/// Adds the blocks below each other, in the middle of the room. Returns their texts.
QStringList add_blocks(Slide& slide, const std::vector<SheetBlock>& blocks, const QRectF& room) {
    const double scale = std::min(sheet_scale, room.width() / paper_width);
    const double left = room.left() + (room.width() - paper_width * scale) / 2;
    QStringList texts;
    for (const SheetBlock& block : blocks) {
        slide.layers.push_back(
            {block.scene, {left, room.top() + block.top * scale}, block.scale * scale, {}});
        add_texts(texts, block.scene);
    }
    return texts;
}

} // namespace

Slide sheet_slide(const SlideContent& content, QSizeF size) {
    const PresentedSheet& sheet = *content.state.sheet;
    Slide slide;
    slide.size = size;
    slide.picture_room = room_of(size);
    Scene frame;
    frame.size = size;
    add_slide_heading(frame, content.title, content.state.beside, content.state.counter);
    slide.layers.push_back({std::move(frame), {0, 0}, 1, {}});
    slide.description = content.title;
    if (sheet.page != nullptr) {
        slide.layers.push_back(
            {{}, slide.picture_room.topLeft(), 1, painter_of(sheet.page, slide.picture_room)});
    } else {
        slide.description = add_blocks(slide, sheet.blocks, slide.picture_room).join(QLatin1Char(' '));
    }
    return slide;
}

} // namespace lockstep::gui
