#include "app/gui/exporting/framed_picture.h"

#include "app/gui/exporting/vector_bytes.h"
#include "app/gui/scenes/kit/legend_parts.h"
#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/views/visible_part.h"

#include <QFont>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

constexpr double frame_margin = 12; ///< around the texts, at a text size of 100 %
constexpr double frame_gap = 8;     ///< between the texts and the picture
constexpr double most_texts = 0.6;  ///< share of the height that texts may take before they are reduced
constexpr double least_scale = 0.02;
constexpr qsizetype longest_text = 1000; ///< in UTF-16 units; enough for any caption that can be read

double frame_line(FontRole font) {
    return std::round(font_for(font).pixelSize() * 1.4);
}

/// Adds text that wraps at spaces, and within a word that is wider than the column. Returns the bottom edge.
double add_wrapped(Scene& scene, QPointF at, double width, const QString& text, FontRole font,
                   Colour colour) {
    const double height = frame_line(font);
    QString line;
    const auto flush = [&] {
        if (!line.isEmpty()) {
            scene.shapes.push_back(elided_label({at.x(), at.y(), width + 1, height}, line, font, colour));
            at.ry() += height;
        }
        line.clear();
    };
    for (const QString& word :
         text.left(longest_text).simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
        if (!line.isEmpty() && text_width(font, longer) > width) {
            flush();
            line = word;
        } else {
            line = longer;
        }
    }
    flush();
    return at.y();
}

/// The texts of a frame, laid out for a width in pixels at a text size of 100 %.
struct FrameTexts {
    Scene head;
    Scene foot;
};

FrameTexts texts_of(const Frame& frame, double width) {
    FrameTexts texts;
    const double column = std::max(1.0, width - 2 * frame_margin);
    double bottom = 0;
    if (!frame.title.isEmpty()) {
        bottom = add_wrapped(texts.head, {frame_margin, frame_margin}, column, frame.title, FontRole::step,
                             Role::text) +
                 frame_gap;
    }
    texts.head.size = {width, bottom};
    bottom = 0;
    if (!frame.caption.isEmpty()) {
        bottom = add_wrapped(texts.foot, {frame_margin, frame_gap}, column, frame.caption, FontRole::body,
                             Role::text);
    }
    if (!frame.footer.isEmpty()) {
        bottom = add_wrapped(texts.foot, {frame_margin, bottom + frame_gap}, column, frame.footer,
                             FontRole::tick, Role::text2);
    }
    texts.foot.size = {width, bottom > 0 ? bottom + frame_margin : 0};
    return texts;
}

struct RoomAndScale {
    QRectF room;
    double scale = 1;
};

/// Returns the room that all captions leave. Reduces the texts if they would take most of the height.
RoomAndScale room_of(Frame frame, const QStringList& captions) {
    for (double scale = text_factor(frame.text_points);; scale *= 0.9) {
        double foot = 0;
        double head = 0;
        for (const QString& caption : captions.isEmpty() ? QStringList{frame.caption} : captions) {
            frame.caption = caption;
            const FrameTexts texts = texts_of(frame, frame.size.width() / scale);
            head = texts.head.size.height() * scale;
            foot = std::max(foot, texts.foot.size.height() * scale);
        }
        if (head + foot <= most_texts * frame.size.height() || scale < least_scale) {
            return {{0, head, frame.size.width(), std::max(1.0, frame.size.height() - head - foot)}, scale};
        }
    }
}

/// Returns the largest scale up to `scale` at which the scene fits into the room.
double reduced_to_fit(double scale, QSizeF room, const std::function<QSizeF(QSizeF)>& size_for) {
    constexpr double tolerance = 0.5;
    while (scale > least_scale) {
        const QSizeF size = size_for(room / scale) * scale;
        if (size.width() <= room.width() + tolerance && size.height() <= room.height() + tolerance) {
            break;
        }
        const double needed = std::min(room.width() / size.width(), room.height() / size.height());
        // a smaller scale also leaves more space, so the root of the ratio avoids too small a scale
        scale *= std::clamp(std::sqrt(needed), 0.6, 0.98);
    }
    return scale;
}

Scene scene_in(const MakeScene& make, QSizeF room, bool has_legend) {
    Scene scene = make(room);
    if (!has_legend) {
        remove_legends(scene);
    }
    return scene;
}

MakeScene maker_of(const ShownPicture& shown) {
    return [shown](QSizeF room) {
        ShownPicture part = shown;
        part.size = room;
        return part.scene();
    };
}

} // namespace

FrameFit frame_fit(const Frame& frame) {
    const RoomAndScale at = room_of(frame, {});
    return {at.room, at.scale, text_factor(frame.text_points)};
}

FrameFit frame_fit(const Frame& frame, const QStringList& captions, const MakeScene& make) {
    const RoomAndScale at = room_of(frame, captions);
    const auto size_for = [&make](QSizeF room) { return make(room).size; };
    const double wanted = text_factor(frame.text_points);
    const QSizeF room = at.room.size();
    const double filled = wanted * filling_scale(room / wanted, size_for);
    return {at.room, at.scale, reduced_to_fit(filled, room, size_for)};
}

FrameFit frame_fit(const Frame& frame, const QStringList& captions, const std::vector<ShownPicture>& steps) {
    if (steps.empty()) {
        return frame_fit(frame);
    }
    FrameFit fit = frame_fit(frame, captions, maker_of(steps.front()));
    for (const ShownPicture& step : steps) {
        const MakeScene make = maker_of(step);
        fit.picture_scale = reduced_to_fit(fit.picture_scale, fit.room.size(),
                                           [&make](QSizeF room) { return make(room).size; });
    }
    for (const ShownPicture& step : steps) {
        const QSizeF size = maker_of(step)(fit.room.size() / fit.picture_scale).size * fit.picture_scale;
        fit.largest = fit.largest.expandedTo(size);
    }
    fit.largest = fit.largest.boundedTo(fit.room.size());
    return fit;
}

FramedPicture empty_frame(const Frame& frame, const FrameFit& fit) {
    FramedPicture picture;
    picture.size = frame.size;
    picture.title = frame.title;
    picture.description = frame.caption;
    FrameTexts texts = texts_of(frame, frame.size.width() / fit.text_scale);
    picture.layers.push_back({std::move(texts.head), {0, 0}, fit.text_scale});
    picture.layers.push_back({std::move(texts.foot), {0, fit.room.bottom()}, fit.text_scale});
    return picture;
}

FramedPicture unframed(Scene scene) {
    FramedPicture picture;
    picture.size = scene.size;
    picture.title = scene.title;
    picture.description = scene.description;
    picture.layers.push_back({std::move(scene), {0, 0}, 1});
    return picture;
}

FramedPicture framed(const MakeScene& make, const Frame& frame, const FrameFit& fit) {
    FramedPicture picture = empty_frame(frame, fit);
    Scene scene = scene_in(make, fit.room.size() / fit.picture_scale, frame.has_legend);
    const double scale = std::min({fit.picture_scale, fit.room.width() / std::max(1.0, scene.size.width()),
                                   fit.room.height() / std::max(1.0, scene.size.height())});
    const QSizeF size = fit.largest.expandedTo(scene.size * scale);
    const QPointF at(fit.room.left() + (fit.room.width() - size.width()) / 2,
                     fit.room.top() + (fit.room.height() - size.height()) / 2);
    picture.title = frame.title.isEmpty() ? scene.title : frame.title;
    picture.description = frame.caption.isEmpty() ? scene.description : frame.caption;
    picture.layers.push_back({std::move(scene), at, scale});
    return picture;
}

FramedPicture framed(const ShownPicture& shown, const Frame& frame, const FrameFit& fit) {
    return framed(maker_of(shown), frame, fit);
}

FramedPicture framed(const ShownPicture& shown, const Frame& frame) {
    return framed(shown, frame, frame_fit(frame, {}, maker_of(shown)));
}

void paint(QPainter& painter, const FramedPicture& picture, const Theme& theme, Medium medium,
           Ground ground) {
    if (ground == Ground::panel) {
        painter.fillRect(QRectF({0, 0}, picture.size), theme[Role::panel]);
    }
    for (const FramedLayer& layer : picture.layers) {
        painter.save();
        painter.translate(layer.at);
        painter.scale(layer.scale, layer.scale);
        paint(painter, layer.scene, theme, medium);
        painter.restore();
    }
}

QSize pixels_of(QSizeF size, double scale) {
    return {std::max(1, qRound(size.width() * scale)), std::max(1, qRound(size.height() * scale))};
}

QImage to_image(const FramedPicture& picture, const Theme& theme, double scale, Ground ground) {
    const bool is_clear = ground == Ground::none;
    QImage image(pixels_of(picture.size, scale),
                 is_clear ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    image.fill(is_clear ? QColor(Qt::transparent) : theme[Role::panel]);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paint(painter, picture, theme, Medium::raster, ground);
    return image;
}

Result<QByteArray> framed_bytes(const FramedPicture& picture, const FileLook& look, const QString& ending) {
    const auto draw = [&](QPaintDevice& device) {
        QPainter painter(&device);
        paint(painter, picture, look.theme, Medium::vector, look.ground);
    };
    if (ending == QLatin1String("png")) {
        if (const Status fits = fits_in_pixels(picture.size, look.scale); !fits) {
            return fits.error();
        }
        return png_bytes(to_image(picture, look.theme, look.scale, look.ground), look.made, look.scale);
    }
    if (ending == QLatin1String("svg")) {
        return svg_bytes(picture.size, picture.title, picture.description, draw, look.made);
    }
    if (ending == QLatin1String("pdf")) {
        return pdf_bytes(picture.size, picture.title, draw, look.made);
    }
    return not_a_picture_file(ending.toStdString());
}

Status write_framed(const FramedPicture& picture, const FileLook& look, const std::filesystem::path& path) {
    if (!is_picture_ending(ending_of(path))) {
        return not_a_picture_file(path);
    }
    const auto bytes = framed_bytes(picture, look, ending_of(path));
    return bytes ? write_bytes(*bytes, path) : Status(bytes.error());
}

} // namespace lockstep::gui
