#include "app/gui/scenes/stage/stage_scene.h"

#include "app/gui/scenes/banks/banks_scene.h"
#include "app/gui/scenes/kit/geometry.h"
#include "app/gui/scenes/kit/lane_pointing.h"
#include "app/gui/scenes/lanes/lanes_overlay.h"
#include "app/gui/scenes/lanes/lanes_scene.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>

namespace lockstep::gui {
namespace {

std::vector<PartKey> needs(const GroupView& view, const Cursor& cursor) {
    std::vector<PartKey> parts = lanes_picture.needs(view, cursor);
    std::ranges::copy(banks_picture.needs(view, cursor), std::back_inserter(parts));
    return parts;
}

} // namespace

Scene stage_scene(const GroupView& view, const Cursor& cursor, QSizeF size, const SceneOptions& options) {
    Scene scene = lanes_scene(view, cursor, size, options);
    const double top = scene.size.height();
    scene.shapes.push_back(Line{{{Columns::pad, top}, {scene.size.width() - Columns::pad, top}},
                                Role::border,
                                1,
                                Stroke::solid,
                                false,
                                {}});
    Scene banks = banks_scene(view, cursor, {size.width(), std::max(0.0, size.height() - top - 6)}, options);
    scene.size = {std::max(scene.size.width(), banks.size.width()), top + 6 + banks.size.height()};
    scene.title = QCoreApplication::translate("StageWords", "Stage");
    scene.description += QStringLiteral(". ") + banks.description;
    append(scene, std::move(banks), {0, top + 6});
    return scene;
}

const Picture stage_picture{"stage",       QT_TRANSLATE_NOOP("Pictures", "Stage"),
                            "lanes",       Follows::warp,
                            needs,         stage_scene,
                            lanes_overlay, banks_tooltip,
                            lane_click};

} // namespace lockstep::gui
