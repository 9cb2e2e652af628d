#include "app/gui/scenes/kit/picture.h"

#include "app/gui/scenes/kit/model_parts.h"
#include "app/gui/scenes/kit/scene_parts.h"

namespace lockstep::gui {

bool is_same_scene(Follows follows, const Cursor& a, const Cursor& b) {
    const bool with_tick = follows == Follows::tick || follows == Follows::step;
    const bool with_warp = follows == Follows::warp || follows == Follows::step;
    return a.launch == b.launch && a.group == b.group && (!with_tick || a.tick == b.tick) &&
           (!with_warp || a.warp == b.warp) && (follows != Follows::step || a.pass == b.pass);
}

std::vector<PartKey> no_needs(const GroupView&, const Cursor&) {
    return {};
}

Scene no_overlay(const GroupView&, const Cursor&, const Scene&) {
    return {};
}

Scene frame_of_pointed(const GroupView&, const Scene& scene, const Pointed& pointed) {
    Scene hover;
    hover.shapes.push_back(
        framed(bounds(scene, pointed.id).adjusted(-1, -1, 1, 1), Role::none, Role::accent));
    return hover;
}

QString no_tooltip(const GroupView&, const Cursor&, const Scene&, const Pointed&) {
    return {};
}

Destination no_click(const GroupView&, const Cursor&, const Scene&, const Pointed&) {
    return {};
}

WhyNoPicture applies_always(const GroupView&) {
    return WhyNoPicture::none;
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
