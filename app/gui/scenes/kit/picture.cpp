#include "app/gui/scenes/kit/picture.h"

#include "app/gui/scenes/kit/model_parts.h"

#include <algorithm>

namespace lockstep::gui {

bool is_same_scene(Follows follows, const Cursor& a, const Cursor& b) {
    return a.launch == b.launch && a.group == b.group && (follows == Follows::group || a.tick == b.tick) &&
           (follows != Follows::warp || a.warp == b.warp);
}

std::vector<PartKey> no_needs(const GroupView&, const Cursor&) {
    return {};
}

Scene no_overlay(const GroupView&, const Cursor&, const Scene&) {
    return {};
}

QString no_tooltip(const GroupView&, const Cursor&, const Pointed&) {
    return {};
}

Destination no_click(const GroupView&, const Cursor&, const Scene&, const Pointed&) {
    return {};
}

std::vector<PartKey> missing_parts(const Picture& picture, const GroupView& view, const Cursor& cursor) {
    std::vector<PartKey> parts = picture.needs(view, cursor);
    std::erase_if(parts, [&view](const PartKey& part) { return !is_missing(view, part); });
    return parts;
}

Scene whole_scene(const Picture& picture, const GroupView& view, const Cursor& cursor, QSizeF size,
                  const SceneOptions& options) {
    Scene scene = picture.scene(view, cursor, size, options);
    append(scene, picture.overlay(view, cursor, scene), {0, 0});
    return scene;
}

} // namespace lockstep::gui
