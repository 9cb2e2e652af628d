#include "tests/support/pictures/slide_check.h"

#include "app/gui/present/run_script.h"
#include "app/gui/present/slide_parts.h"
#include "app/gui/theme/fonts.h"

#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

constexpr double largest_gap = 0.05; ///< of the height; a larger gap is empty space

struct Rows {
    double top = 0;
    double bottom = 0;
};

/// Returns the rectangle of a label's text.
QRectF text_rect(const Label& label) {
    const double width =
        std::min(text_width(label.font, label.text), label.elide ? std::max(0.0, label.rect.width()) : 1e9);
    const double height = font_for(label.font).pixelSize();
    const double x = label.align.testFlag(Qt::AlignRight)     ? label.rect.right() - width
                     : label.align.testFlag(Qt::AlignHCenter) ? label.rect.center().x() - width / 2
                                                              : label.rect.left();
    return {x, label.rect.center().y() - height / 2, width, height};
}

bool is_seen(const Box& box) {
    return box.fill.role != Role::none || box.hatch != Hatch::none ||
           (box.outline.role != Role::none && box.width > 0);
}

QRectF area(const Box& box) {
    return is_seen(box) ? box.rect : QRectF();
}
QRectF area(const Line& line) {
    QRectF all(line.points.front(), QSizeF(1, 1));
    for (const QPointF& point : line.points) {
        all |= QRectF(point, QSizeF(1, 1));
    }
    return all;
}
QRectF area(const Label& label) {
    return label.text.isEmpty() ? QRectF() : text_rect(label);
}
QRectF area(const Mark& mark) {
    return mark.rect;
}
QRectF area(const Raster& raster) {
    return raster.rect;
}

struct Text {
    QRectF rect;
    QString words;
};

/// Whether a later box covers the text, as the flag of the cursor covers the numbers of an axis.
bool is_covered(const Scene& scene, std::size_t shape, const QRectF& text) {
    for (std::size_t later = shape + 1; later < scene.shapes.size(); ++later) {
        const auto* box = std::get_if<Box>(&scene.shapes[later]);
        if (box != nullptr && box->fill.role != Role::none && box->opacity == 1 &&
            box->rect.intersects(text)) {
            return true;
        }
    }
    return false;
}

std::vector<Text> texts_of(const SlideLayer& layer) {
    std::vector<Text> texts;
    for (std::size_t i = 0; i < layer.scene.shapes.size(); ++i) {
        const auto* label = std::get_if<Label>(&layer.scene.shapes[i]);
        if (label != nullptr && is_covered(layer.scene, i, text_rect(*label))) {
            continue;
        }
        if (label != nullptr && !label->text.isEmpty()) {
            const QRectF rect = text_rect(*label);
            texts.push_back(
                {QRectF(rect.topLeft() * layer.scale + layer.at, rect.size() * layer.scale), label->text});
        }
    }
    return texts;
}

/// Two texts overlap if they share more than the space between letters. The same text drawn twice is emphasis.
bool overlap(const Text& a, const Text& b) {
    const QRectF both = a.rect & b.rect;
    const double least = std::min(a.rect.height(), b.rect.height());
    return a.words != b.words && both.width() > 4 && both.height() > least * 0.35;
}

/// Returns the part of these rows that the shapes of a layer use, with the small gaps between them.
double filled_rows(const SlideLayer& layer, const Rows& room) {
    std::vector<Rows> rows;
    for (const Shape& shape : layer.scene.shapes) {
        const QRectF rect = std::visit([](const auto& s) { return area(s); }, shape);
        if (!rect.isNull() && rect.bottom() * layer.scale > room.top) {
            rows.push_back({rect.top() * layer.scale, rect.bottom() * layer.scale});
        }
    }
    std::ranges::sort(rows, {}, &Rows::top);
    const double height = room.bottom - room.top;
    double filled = 0;
    double end = room.top;
    for (const Rows& each : rows) {
        const double top = std::max(each.top - end > largest_gap * height ? each.top : end, end);
        const double bottom = std::min(each.bottom, room.bottom);
        filled += std::max(0.0, bottom - top);
        end = std::max(end, bottom);
    }
    return filled / height;
}

} // namespace

double filled_part(const Slide& slide) {
    const bool has_picture = slide.layers.size() == 2 && !slide.layers[1].paint;
    return !has_picture ? 1 : filled_rows(slide.layers[1], {0, slide.picture_room.height()});
}

double filled_by_words(const Slide& slide) {
    return filled_rows(slide.layers.front(), {slide_rule_y + 3, slide.size.height() - slide_scrub_height});
}

double smallest_text(const Slide& slide) {
    double least = 1000;
    for (const SlideLayer& layer : slide.layers) {
        least = std::min(least, smallest_text(layer.scene) * layer.scale);
    }
    return least;
}

QStringList unreadable_texts(const Slide& slide) {
    QStringList found;
    if (smallest_text(slide) < least_slide_text - 0.01) {
        found << QStringLiteral("a text has only %1 px").arg(smallest_text(slide));
    }
    for (const SlideLayer& layer : slide.layers) {
        const std::vector<Text> texts = texts_of(layer);
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const Text& text = texts[i];
            if (text.rect.left() < -2 || text.rect.right() > slide.size.width() + 2) {
                found << QStringLiteral("\"%1\" leaves the slide").arg(text.words);
            }
            for (std::size_t j = 0; j < i; ++j) {
                if (overlap(text, texts[j])) {
                    found << QStringLiteral("\"%1\" overlaps \"%2\"").arg(text.words, texts[j].words);
                }
            }
        }
    }
    return found;
}

Slide slide_of(const Picture& picture, const GroupView& view, const Cursor& cursor, QSizeF pixels,
               bool has_caption) {
    const RunScript script(view, cursor, RunScript::Questions::none);
    const QSizeF size = slide_size(pixels);
    SlideContent content{script.state(script.nearest(cursor)), picture, script.title()};
    content.has_caption = has_caption;
    content.picture_scale = slide_scale(picture, view, cursor, picture_room(size, has_caption).size());
    return make_slide(content, size);
}

} // namespace lockstep::gui
