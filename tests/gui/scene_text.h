#pragma once

#include "app/gui/scenes/kit/scene.h"

#include <sstream>
#include <string>

namespace lockstep::gui {

/// Writes a scene's shapes as text.
class ShapeWriter {
public:
    explicit ShapeWriter(std::ostream& text) : text_(text) {}

    void operator()(const Box& box) const {
        rect(box.rect);
        colour(box.fill);
        colour(box.outline);
        text_ << box.width << ' ' << static_cast<int>(box.hatch);
    }
    void operator()(const Line& line) const {
        for (const QPointF& point : line.points) {
            text_ << point.x() << ' ' << point.y() << ' ';
        }
        colour(line.colour);
        text_ << line.width << ' ' << static_cast<int>(line.stroke) << line.arrow;
    }
    void operator()(const Label& label) const {
        rect(label.rect);
        colour(label.colour);
        text_ << static_cast<int>(label.font) << label.text.toStdString();
    }
    void operator()(const Mark& mark) const {
        rect(mark.rect);
        colour(mark.colour);
        text_ << static_cast<int>(mark.kind);
    }
    void operator()(const Raster& raster) const {
        rect(raster.rect);
        const QImage& image = *raster.image;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                text_ << (image.colorCount() > 0 ? static_cast<unsigned>(image.pixelIndex(x, y))
                                                 : image.pixel(x, y))
                      << ' ';
            }
        }
    }

private:
    void rect(const QRectF& r) const {
        text_ << r.x() << ' ' << r.y() << ' ' << r.width() << ' ' << r.height() << ' ';
    }
    void colour(const Colour& c) const { text_ << static_cast<int>(c.role) << ' '; }

    std::ostream& text_;
};

/// Returns a scene as text, shape by shape: equal texts mean equal pictures. Images are compared by their
/// pixels.
inline std::string text_of_scene(const Scene& scene) {
    std::ostringstream text;
    text << scene.title.toStdString() << '\n' << scene.description.toStdString() << '\n';
    for (const Shape& shape : scene.shapes) {
        text << shape.index() << ' ';
        std::visit(ShapeWriter(text), shape);
        text << '\n';
    }
    return text.str();
}

} // namespace lockstep::gui
