#include "app/gui/show/place_picture.h"

#include "app/gui/exporting/framed_picture.h"
#include "app/gui/exporting/picture.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/scenes/lanes/lanes_scene.h"

namespace lockstep::gui {
namespace {

constexpr QSize usual_size{1184, 560};
constexpr QSize usual_window{1920, 1080};

std::string names_of_pictures() {
    std::string names;
    for (const std::string& name : place_names().pictures) {
        names += (names.empty() ? "" : ", ") + name;
    }
    return names;
}

} // namespace

Theme theme_of(const ViewPlace& place) {
    return Theme(theme_named(QString::fromStdString(place.theme.empty() ? "light" : place.theme)));
}

QSize size_of(const ViewPlace& place) {
    if (place.picture_size) {
        return {static_cast<int>(place.picture_size->width), static_cast<int>(place.picture_size->height)};
    }
    return place.view == "window" ? usual_window : usual_size;
}

Result<ShownPicture> picture_at(const ViewPlace& place, const std::shared_ptr<const Session>& session) {
    const std::string name = place.view.empty() ? "stage" : place.view;
    const Picture* const picture = picture_named(QString::fromStdString(name));
    if (picture == nullptr) {
        return Error{ErrorCode::value_not_allowed, {"view", name, names_of_pictures()}, {}, {}};
    }
    const auto cursor = cursor_in(place, session);
    if (!cursor) {
        return cursor.error();
    }
    return with_cursor({picture, make_group_view(session, cursor->launch, cursor->group), *cursor,
                        size_of(place), SceneOptions{.zoom = 1, .first_row = 0, .number = CellNumber::value}},
                       *cursor);
}

ShownPicture with_cursor(ShownPicture shown, const Cursor& cursor) {
    shown.cursor = cursor;
    shown.options.first_row = row_showing(shown.view, cursor.warp, 0);
    return shown;
}

Result<Scene> scene_at(const ViewPlace& place, const std::shared_ptr<const Session>& session) {
    const auto shown = picture_at(place, session);
    return shown ? Result<Scene>(shown->scene()) : Result<Scene>(shown.error());
}

QSizeF file_size(const ViewPlace& place, const ShownPicture& shown) {
    return place.picture_size ? shown.size : shown.scene().size;
}

Result<QImage> image_at(const ViewPlace& place, const std::shared_ptr<const Session>& session, double scale) {
    const auto shown = picture_at(place, session);
    if (!shown) {
        return shown.error();
    }
    const QSizeF size = file_size(place, *shown);
    if (const Status fits = fits_in_pixels(size, scale); !fits) {
        return fits.error();
    }
    return to_image(framed(*shown, {.size = size}), theme_of(place), scale);
}

} // namespace lockstep::gui
