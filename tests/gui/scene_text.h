#pragma once

#include "app/gui/scenes/kit/scene.h"

#include <sstream>
#include <string>

namespace lockstep::gui {

/// A scene in words, shape by shape: equal texts are equal pictures. An image counts by its pixels.
inline std::string text_of_scene(const Scene& scene) {
    std::ostringstream text;
    const auto put = [&text](const QRectF& r) {
        text << r.x() << ' ' << r.y() << ' ' << r.width() << ' ' << r.height() << ' ';
    };
    const auto colour = [&text](const Colour& c) { text << static_cast<int>(c.role) << ' '; };
    struct Writer {
        std::ostringstream& text;
        decltype(put)& rect;
        decltype(colour)& of;
        void operator()(const Box& box) const {
            rect(box.rect);
            of(box.fill);
            of(box.outline);
            text << box.width << ' ' << static_cast<int>(box.hatch);
        }
        void operator()(const Line& line) const {
            for (const QPointF& point : line.points) {
                text << point.x() << ' ' << point.y() << ' ';
            }
            of(line.colour);
            text << line.width << ' ' << static_cast<int>(line.stroke) << line.arrow;
        }
        void operator()(const Label& label) const {
            rect(label.rect);
            of(label.colour);
            text << static_cast<int>(label.font) << label.text.toStdString();
        }
        void operator()(const Mark& mark) const {
            rect(mark.rect);
            of(mark.colour);
            text << static_cast<int>(mark.kind);
        }
        void operator()(const Raster& raster) const {
            rect(raster.rect);
            const QImage& image = *raster.image;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    text << (image.colorCount() > 0 ? static_cast<unsigned>(image.pixelIndex(x, y))
                                                    : image.pixel(x, y))
                         << ' ';
                }
            }
        }
    };
    text << scene.title.toStdString() << '\n' << scene.description.toStdString() << '\n';
    for (const Shape& shape : scene.shapes) {
        text << shape.index() << ' ';
        std::visit(Writer{text, put, colour}, shape);
        text << '\n';
    }
    return text.str();
}

} // namespace lockstep::gui
