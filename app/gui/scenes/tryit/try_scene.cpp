#include "app/gui/scenes/tryit/try_scene.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/tryit/try_parts.h"

namespace lockstep::gui {
namespace {

struct BadgeLook {
    QString text;
    Role line = Role::ok;
    Role ground = Role::ok_soft;
};

BadgeLook look_of(Knowledge knowledge) {
    switch (knowledge) {
    case Knowledge::recounted:
        return {QStringLiteral("✓ ") + TryWords::tr("recounted from the trace"), Role::ok, Role::ok_soft};
    case Knowledge::modelled:
        return {QStringLiteral("≈ ") + TryWords::tr("modelled"), Role::warn, Role::warn_soft};
    case Knowledge::source:
        return {QStringLiteral("± ") + TryWords::tr("changes the source"), Role::accent, Role::accent_soft};
    }
    return {};
}

constexpr double badge_height = 20;
constexpr double badge_gap = 8;

double badge_width(Knowledge knowledge) {
    return text_width(FontRole::second_strong, look_of(knowledge).text) + 18;
}

} // namespace

double add_try_heading(Scene& scene, const TryHeading& heading, double width, double top) {
    constexpr double height = 26;
    double badges = 0;
    for (const Knowledge badge : heading.badges) {
        badges += badge_width(badge) + badge_gap;
    }
    const double title = text_width(FontRole::view_title, heading.title) + 2;
    const double hint = text_width(FontRole::secondary, heading.hint) + 2;
    const double room = width - 2 * scene_pad;
    scene.shapes.emplace_back(
        elided_label({scene_pad, top, std::min(title, room), height}, heading.title, FontRole::view_title));
    const bool fits = title + 12 + hint + badges <= room;
    double bottom = top + height;
    if (fits) {
        scene.shapes.emplace_back(text_label({scene_pad + title + 12, top, hint, height}, heading.hint,
                                             FontRole::secondary, Role::text2));
    } else {
        bottom = add_paragraph(scene, {scene_pad, bottom}, room, heading.hint);
    }
    double x = fits ? width - scene_pad - badges + badge_gap : scene_pad;
    const double y = fits ? top + (height - badge_height) / 2 : bottom + 2;
    for (const Knowledge badge : heading.badges) {
        const BadgeLook look = look_of(badge);
        Box box = framed({x, y, badge_width(badge), badge_height}, look.ground, look.line);
        box.radius = 3;
        scene.shapes.emplace_back(box);
        scene.shapes.emplace_back(
            text_label(box.rect, look.text, FontRole::second_strong, Role::text, Qt::AlignCenter));
        x += box.rect.width() + badge_gap;
    }
    return fits || heading.badges.empty() ? bottom : y + badge_height + 4;
}

Scene try_scene(const TryPicture& picture, double width) {
    constexpr double gap = 14;
    Scene scene;
    scene.title = TryWords::tr("Layouts of %1").arg(QString::fromStdString(picture.array->name));
    scene.description = try_sentence(picture);
    double top = 4;
    if (const QString why = same_word_sentence(*picture.array); !why.isEmpty()) {
        scene.description += QLatin1Char(' ') + why;
        top = add_notice(scene, {scene_pad, top}, width - 2 * scene_pad, why) + gap / 2;
    }
    double bottom = add_paddings(scene, picture, width, top) + gap;
    bottom = add_swizzles(scene, picture, width, bottom) + gap;
    bottom = add_moved_banks(scene, picture, width, bottom) + gap;
    bottom = add_try_tiles(scene, picture, width, bottom);
    scene.size = {width, bottom + scene_pad};
    return scene;
}

} // namespace lockstep::gui
