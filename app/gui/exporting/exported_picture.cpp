#include "app/gui/exporting/exported_picture.h"

#include "app/gui/exporting/export_options.h"
#include "app/gui/exporting/meant_colours.h"
#include "app/gui/exporting/shown_place.h"

namespace lockstep::gui {

ExportedPicture::ExportedPicture(ShownPicture shown, PlaceRun run)
    : shown_(std::move(shown)), run_(std::move(run)) {}

QString ExportedPicture::title() const {
    return picture_title(*shown_.picture);
}

QString ExportedPicture::name() const {
    return QString::fromLatin1(shown_.picture->name);
}

QString ExportedPicture::narration() const {
    return narration_caption(shown_);
}

MissingParts ExportedPicture::missing() {
    return {shown_.view.session, shown_.missing()};
}

Frame ExportedPicture::frame_for(const ExportChoice& choice) const {
    Frame frame = choice.frame;
    if (frame.size.isEmpty()) {
        frame.size = shown_.scene().size;
    }
    return frame;
}

std::vector<QSizeF> ExportedPicture::sheets(const ExportChoice& choice) {
    return {frame_for(choice).size};
}

QImage ExportedPicture::image(const ExportChoice& choice, std::size_t, double scale) {
    return to_image(framed(shown_, frame_for(choice)), choice.theme, scale, choice.ground);
}

Result<QByteArray> ExportedPicture::bytes(const ExportChoice& choice) {
    return framed_bytes(framed(shown_, frame_for(choice)),
                        {choice.theme, static_cast<double>(choice.scale), choice.ground, made()},
                        choice.format);
}

std::vector<MeantColour> ExportedPicture::colours(const ExportChoice& choice) {
    const FramedPicture drawn = framed(shown_, frame_for(choice));
    return meant_colours(drawn.layers.back().scene, choice.theme); // the last layer is the picture
}

Provenance ExportedPicture::made() const {
    return provenance(*shown_.view.session, place().value_or(ViewPlace()));
}

std::optional<ViewPlace> ExportedPicture::place() const {
    return place_at(*shown_.view.session, run_, shown_.cursor, name());
}

} // namespace lockstep::gui
