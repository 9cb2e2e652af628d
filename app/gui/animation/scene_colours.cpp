#include "app/gui/animation/scene_colours.h"

namespace lockstep::gui {
namespace {

/// Adds the colours of the shapes that it visits.
struct Colourist {
    std::set<QRgb>& colours;
    const Theme& theme;

    void operator()(const Box& box) const {
        if (box.opacity >= 1) {
            add(box.fill);
        }
        if (box.width > 0) {
            add(box.outline);
        }
        if (box.hatch != Hatch::none) {
            add(box.hatching);
        }
    }
    void operator()(const Line& line) const { add(line.colour); }
    void operator()(const Label& label) const { add(label.colour); }
    void operator()(const Mark& mark) const { add(mark.colour); }
    void operator()(const Raster& raster) const {
        for (const Colour& colour : raster.palette) {
            add(colour);
        }
    }

private:
    void add(const Colour& colour) const {
        if (colour.role != Role::none) {
            colours.insert(theme.resolve(colour).rgb());
        }
    }
};

} // namespace

void add_colours(std::set<QRgb>& colours, const Scene& scene, const Theme& theme) {
    for (const Shape& shape : scene.shapes) {
        std::visit(Colourist{colours, theme}, shape);
    }
}

} // namespace lockstep::gui
