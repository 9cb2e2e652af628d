#include "app/gui/present/slide.h"

#include "app/gui/present/question_slide.h"
#include "app/gui/present/sheet_slide.h"
#include "app/gui/present/slide_parts.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/core_words.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/views/scene_painter.h"
#include "app/words/trace/narration_words.h"
#include "app/words/trace/step_words.h"
#include "core/narration/narrate.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

struct SlideWords {
    Q_DECLARE_TR_FUNCTIONS(SlideWords)
};

constexpr double least_width = 1440;
constexpr double caption_line = 49;
constexpr double caption_pads = 28; ///< above and below the lines
constexpr double part_gap = 12;

struct Caption {
    QString what;
    QString why;
};

/// Returns the height of a caption of four lines on a slide of 16:9, which needs more lines on a narrower one.
double caption_height(QSizeF slide) {
    const double width = slide.width() - 2 * slide_margin - 56;
    const double lines = std::clamp(std::ceil(4 * slide_caption_width / width), 4.0, 6.0);
    return lines * caption_line + caption_pads;
}

/// Returns what happens in the step or, for a picture of the whole run, what the picture shows and its result.
Caption caption_of(const SlideContent& content, const QString& result) {
    const GroupView& view = content.view();
    const Cursor& cursor = content.state.cursor;
    if (content.state.caption) {
        return {QString(), *content.state.caption};
    }
    if (content.picture.follows == Follows::group) {
        return {picture_caption(content.picture), result};
    }
    const Narration told =
        view.tick_count() == 0 ? narrate_start(view) : narrate(view, cursor.tick, cursor.warp);
    return {worded(narration_phrase(told.what)), told.why ? worded(narration_phrase(*told.why)) : QString()};
}

QString step_text(const SlideContent& content) {
    if (!content.state.counter.isEmpty()) {
        return content.state.counter;
    }
    return SlideWords::tr("Step %1 of %2")
        .arg(content.state.cursor.tick.value() + 1)
        .arg(content.view().tick_count());
}

/// Returns what is shown next to the title: the page of a lesson or, for pictures of a step, the loop iteration.
QString beside_title(const SlideContent& content) {
    if (!content.state.beside.isEmpty()) {
        return content.state.beside;
    }
    const bool is_of_step = content.picture.follows != Follows::group;
    const QString round = is_of_step && content.view().tick_count() > 0
                              ? worded(round_label(content.view(), content.state.cursor.tick))
                              : QString();
    return round.isEmpty() ? picture_title(content.picture) : round;
}

/// Adds a sentence in the middle of the room, instead of a picture.
void add_sentence(Scene& scene, const QRectF& room, const QString& sentence) {
    const QStringList all = wrapped(sentence, FontRole::slide_caption, room.width() * 0.8);
    double width = 0;
    for (const QString& line : all) {
        width = std::max(width, text_width(FontRole::slide_caption, line) + 2);
    }
    const auto lines = all.size();
    add_slide_text(scene,
                   {room.center().x() - width / 2, room.center().y() - 25.0 * static_cast<double>(lines)},
                   width, sentence, FontRole::slide_caption);
}

SlideLayer picture_layer(const SlideContent& content, const QRectF& room) {
    const Numbers numbers = content.hides_numbers ? Numbers::hidden : Numbers::shown;
    Scene scene = slide_picture(content.picture, content.view(), content.state.cursor, room.size(),
                                content.picture_scale, numbers);
    return {std::move(scene), room.topLeft(), content.picture_scale, {}};
}

Slide step_slide(const SlideContent& content, QSizeF size) {
    Slide slide;
    slide.size = size;
    slide.picture_room = picture_room(size, content.has_caption);
    Scene frame;
    frame.size = size;
    add_slide_heading(frame, content.title, beside_title(content), step_text(content));
    const QString reason = why_not(content.picture, content.view());
    std::optional<SlideLayer> picture;
    if (reason.isEmpty()) {
        picture = picture_layer(content, slide.picture_room);
    } else {
        add_sentence(frame, slide.picture_room, reason);
    }
    const Caption caption = caption_of(content, picture ? picture->scene.description : QString());
    if (content.has_caption && !content.hides_numbers) {
        const double top = slide.picture_room.bottom() + part_gap;
        add_slide_caption(frame, {slide_margin, top, size.width() - 2 * slide_margin, caption_height(size)},
                          caption.what, caption.why);
    }
    add_slide_scrub(frame, content.view(), content.state.cursor.tick, picture_title(content.picture));
    slide.layers.push_back({std::move(frame), {0, 0}, 1, {}});
    if (picture) {
        slide.layers.push_back(std::move(*picture));
    }
    slide.description =
        content.hides_numbers ? content.title : (caption.what + QLatin1Char(' ') + caption.why).trimmed();
    return slide;
}

/// Returns a slide of words only: the title in the middle, with the caption below it.
Slide title_slide(const SlideContent& content, QSizeF size) {
    Slide slide;
    slide.size = size;
    Scene scene;
    scene.size = size;
    add_slide_heading(scene, content.title, QString(), content.state.counter);
    const QString title = content.state.beside.isEmpty() ? content.title : content.state.beside;
    const QString caption = content.state.caption.value_or(QString());
    const double width = size.width() - 2 * (slide_margin + 100);
    const auto height_of = [width](const QString& text, FontRole font, double line) {
        return static_cast<double>(wrapped(text, font, width).size()) * line;
    };
    constexpr double gap = 36;
    const double height = height_of(title, FontRole::slide_question, 68) + gap +
                          height_of(caption, FontRole::slide_caption, 49);
    const double top = std::max(slide_rule_y + gap, (size.height() - height) / 2);
    const double bottom =
        add_slide_text(scene, {slide_margin + 100, top}, width, title, FontRole::slide_question);
    scene.shapes.push_back(filled({slide_margin + 60, top, 8, std::max(height, 68.0)}, Role::accent));
    add_slide_text(scene, {slide_margin + 100, bottom + gap}, width, caption, FontRole::slide_caption,
                   size.height() - slide_margin);
    slide.description = (title + QLatin1Char(' ') + caption).trimmed();
    slide.layers.push_back({std::move(scene), {0, 0}, 1, {}});
    return slide;
}

} // namespace

QSizeF slide_size(QSizeF pixels) {
    return pixels / slide_factor(pixels);
}

double slide_factor(QSizeF pixels) {
    return std::max(0.05, std::min(pixels.height() / slide_height, pixels.width() / least_width));
}

QRectF picture_room(QSizeF slide, bool has_caption) {
    const double top = slide_rule_y + 3 + part_gap;
    const double bottom =
        slide.height() - slide_scrub_height - part_gap - (has_caption ? caption_height(slide) + part_gap : 0);
    return {slide_margin, top, slide.width() - 2 * slide_margin, bottom - top};
}

Slide make_slide(const SlideContent& content, QSizeF size) {
    switch (content.state.kind) {
    case PresentedKind::step:
        return step_slide(content, size);
    case PresentedKind::title:
        return title_slide(content, size);
    case PresentedKind::sheet:
        return sheet_slide(content, size);
    case PresentedKind::question:
    case PresentedKind::answer:
        break;
    }
    return question_slide(content, size);
}

void paint_slide(QPainter& painter, const Slide& slide, const Theme& theme) {
    painter.fillRect(QRectF({0, 0}, slide.size), theme[Role::panel]);
    for (const SlideLayer& layer : slide.layers) {
        painter.save();
        painter.translate(layer.at);
        painter.scale(layer.scale, layer.scale);
        paint(painter, layer.scene, theme);
        if (layer.paint) {
            layer.paint(painter, theme);
        }
        painter.restore();
    }
}

} // namespace lockstep::gui
