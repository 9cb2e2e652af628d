#include "app/gui/exporting/exported_picture.h"

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

MissingParts ExportedPicture::missing() {
    return {shown_.view.session, shown_.missing()};
}

Scene ExportedPicture::scene_of(const ExportChoice& choice) const {
    ShownPicture shown = shown_;
    shown.size = choice.size;
    return shown.scene();
}

std::vector<QSizeF> ExportedPicture::sheets(const ExportChoice& choice) {
    return {scene_of(choice).size};
}

QImage ExportedPicture::image(const ExportChoice& choice, std::size_t, double scale) {
    return to_image(scene_of(choice), choice.theme, scale, choice.ground);
}

Status ExportedPicture::write(const ExportChoice& choice, const std::filesystem::path& path) {
    return write_picture(scene_of(choice), choice.theme, path, choice.scale, choice.ground);
}

std::optional<ViewPlace> ExportedPicture::place() const {
    return place_at(*shown_.view.session, run_, shown_.cursor, name());
}

} // namespace lockstep::gui
